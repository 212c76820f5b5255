import { decodePayload } from './decode'

const payload = { url: 'https://todo.example/?a=1&b=50%25', name: '李维 "Wei"\nTeam' }
const json = JSON.stringify(payload)

describe('what a host hands over', () => {
  test.each<[string, unknown, unknown]>([
    ['an object', payload, payload],
    ['JSON text', json, payload],
    ['JSON text with space around it', ` ${json}\n`, payload],
    ['JSON in JSON', JSON.stringify(json), payload],
    ['JSON in JSON in JSON', JSON.stringify(JSON.stringify(json)), payload],
    ['percent-encoded JSON', encodeURIComponent(json), payload],
    ['percent-encoded JSON, twice', encodeURIComponent(encodeURIComponent(json)), payload],
    ['percent-encoded JSON in JSON', encodeURIComponent(JSON.stringify(json)), payload],
    ['JSON with real line breaks in its texts', json.replace(/\\n/g, '\n'), payload],
    ['JSON escaped for quotes that are not there', '{\\"height\\":300}', { height: 300 }],
    ['a list', '[1,2]', [1, 2]],
    ['plain text', 'Out of memory (50% free)', 'Out of memory (50% free)'],
    ['percent-encoded text', encodeURIComponent('内存不足'), '内存不足'],
    ['an address with escapes of its own', 'https://todo.example/%E4%BB%BB', 'https://todo.example/%E4%BB%BB'],
    ['escapes that are no text', '%E4%BB', '%E4%BB'],
    ['broken JSON', '{"height":', '{"height":'],
    ['a number', 300, 300],
    ['a number as text', '300', '300'],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['empty text', '', undefined],
    ['the word null', 'null', undefined],
    ['the word undefined', 'undefined', undefined],
    ['JSON null in JSON', '"null"', undefined],
  ])('%s', (_what, raw, meant) => {
    expect(decodePayload(raw)).toEqual(meant)
  })
})

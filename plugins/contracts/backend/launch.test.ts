import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { redeemTicket, runTask } from '#harness/backend/tickets'
import { companyKind } from '#harness/backend/world'
import * as api from '../api'
import dev from '../dev'
import { contractKind, type SimContract } from './records'

/* The page of the contract system (domain/contracts.md 3). */

let sim: ReturnType<typeof simulate>
beforeEach(() => {
  sim = simulate(dev)
})
const record = (id: string) => sim.store.table(contractKind).get(id) as SimContract
type Request = Parameters<typeof api.launchContract.request>[0]
const launch = (who: string, request: Request) => sim.as(who).call(api.launchContract, request)

/** Opens the page as an employee and does something there. */
async function act(who: string, request: Request, done: string, note = '') {
  const { url, ticket } = await launch(who, request)
  const { session = '' } = redeemTicket(ticket, url) ?? {}
  return runTask(session, url, done, note) as { contractId: string; state: string }
}

test('gives an address and a ticket for five minutes; the ticket is used once', async () => {
  const { url, ticket, expiresAt } = await launch('rep01', { mode: 'edit', contractId: 'CT-000012' })
  expect([url, expiresAt.toISOString()]).toEqual(['/contract/CT-000012', '2026-11-20T01:46:00.000Z'])
  expect(redeemTicket(ticket, url)).toMatchObject({ acts: [{ act: 'send' }] })
  expect(redeemTicket(ticket, url)).toBeUndefined()
})

test('a new contract waits for its approval, and its approvers are told', async () => {
  const { contractId, state } = await act('rep01', { mode: 'new', custId: 'C-000001', kind: 'pv' }, 'send')
  expect(state).toBe('approving')
  expect(record(contractId)).toMatchObject({ custId: 'C-000001', kind: 'pv', owner: 'rep01', state: 'approving' })
  expect(record(contractId)).toMatchObject({ number: expect.stringMatching(/^FS-PV-2026-\d{5}$/), taxRate: 13 })
  const told = [...sim.store.table(messageKind).values()].filter(({ params }) => params?.id === contractId)
  expect(told.map(({ to, type }) => [to, type])).toEqual(
    ['rep03', 'emp08', 'emp30'].map((to) => [to, 'contract.toApprove']),
  )
})

test('without a credit code there is no contract: 4903', async () => {
  const companies = sim.store.table(companyKind)
  const company = companies.get('C-000001')
  if (company) companies.put({ ...company, creditCode: '' })
  expect(await sim.refusal(launch('rep01', { mode: 'new', custId: 'C-000001' }))).toMatchObject({ code: 4903 })
})

test('without the right, for somebody else’s contract, or in another state it is refused', async () => {
  expect(await sim.refusal(launch('rep03', { mode: 'edit', contractId: 'CT-000012' }))).toMatchObject({ code: 4003 })
  expect(await sim.refusal(launch('rep01', { mode: 'edit', contractId: 'CT-000006' }))).toMatchObject({ code: 4003 })
  expect(await sim.refusal(launch('rep01', { mode: 'edit', contractId: 'CT-000001' }))).toMatchObject({ code: 4010 })
  expect(await sim.refusal(launch('rep01', { mode: 'renew', contractId: 'CT-000002' }))).toMatchObject({ code: 4010 })
})

test('a draft is sent once', async () => {
  const { url, ticket } = await launch('rep01', { mode: 'edit', contractId: 'CT-000012' })
  const { session = '' } = redeemTicket(ticket, url) ?? {}
  expect(runTask(session, url, 'send', '')).toEqual({ contractId: 'CT-000012', state: 'approving' })
  expect(() => runTask(session, url, 'send', '')).toThrow(expect.objectContaining({ code: 4010 }))
})

test('a contract that is terminated on the page is not renewed there too', async () => {
  const { url, ticket } = await launch('rep01', { mode: 'renew', contractId: 'CT-000001' })
  const { session = '' } = redeemTicket(ticket, url) ?? {}
  runTask(session, url, 'terminate', 'Plant closed')
  expect(() => runTask(session, url, 'renew', '')).toThrow(expect.objectContaining({ code: 4010 }))
})

test('the signed copy makes it active from today', async () => {
  expect(await act('rep01', { mode: 'edit', contractId: 'CT-000011' }, 'sign')).toMatchObject({ state: 'active' })
  expect(record('CT-000011')).toMatchObject({ state: 'active', signed: '2026-11-20' })
  const files = await sim.as('rep01').call(api.getFiles, { id: 'CT-000011' })
  expect(files[files.length - 1]).toMatchObject({
    name: '签署件.pdf',
    suffix: 'pdf',
    url: expect.stringMatching(/^\//),
  })
})

test('a renewal follows on the last day, and ends the contract once it is signed', async () => {
  const { contractId } = await act('rep01', { mode: 'renew', contractId: 'CT-000001' }, 'renew')
  expect(record(contractId)).toMatchObject({ start: '2027-02-03', end: '2030-02-02', followsId: 'CT-000001' })
  const renewal = record(contractId)
  expect(renewal).toMatchObject({ number: expect.stringMatching(/^FS-GS-2026-/), amount: 393_120_000, taxRate: 9 })
  expect(renewal).toMatchObject({ minVolume: 29_120_000, price: 3.6 })
  sim.store.table(contractKind).put({ ...renewal, state: 'signing' })
  expect(record('CT-000001').followUpId).toBeUndefined()
  await act('rep01', { mode: 'edit', contractId }, 'sign')
  expect(await sim.as('rep01').call(api.getContract, { id: 'CT-000001' })).toMatchObject({
    state: 'ended',
    followUpId: contractId,
  })
  expect(sim.store.table(companyKind).get('C-000001')?.contractEnd).toBe('2030-02-02')
  const { list: steps } = await sim.as('rep01').call(api.getCourse, { id: 'CT-000001' })
  expect(steps.slice(-1)[0]).toMatchObject({ act: 'renew', by: { id: 'rep01' } })
})

test('while a renewal is under way the contract names it, is not renewed once more, and can be terminated', async () => {
  const read = () => sim.as('rep01').call(api.getContract, { id: 'CT-000001' })
  expect((await read()).renewalId).toBeUndefined()
  const opened = await launch('rep01', { mode: 'renew', contractId: 'CT-000001' })
  const { contractId } = await act('rep01', { mode: 'renew', contractId: 'CT-000001' }, 'renew')
  expect((await read()).renewalId).toBe(contractId)
  // The page was opened before.
  const { session = '' } = redeemTicket(opened.ticket, opened.url) ?? {}
  expect(() => runTask(session, opened.url, 'renew', '')).toThrow(expect.objectContaining({ code: 4010 }))
  const { url, ticket } = await launch('rep01', { mode: 'renew', contractId: 'CT-000001' })
  expect(redeemTicket(ticket, url)?.acts.map(({ act: name }) => name)).toEqual(['terminate'])
  sim.store.table(contractKind).put({ ...record(contractId), state: 'ended' })
  expect((await read()).renewalId).toBeUndefined()
})

test('a contract is terminated with a reason', async () => {
  await expect(act('rep01', { mode: 'renew', contractId: 'CT-000001' }, 'terminate')).rejects.toMatchObject({
    code: 4000,
  })
  expect(await act('rep01', { mode: 'renew', contractId: 'CT-000001' }, 'terminate', 'Plant closed')).toMatchObject({
    state: 'ended',
  })
  expect(record('CT-000001').reason).toBe('Plant closed')
  expect(sim.store.table(companyKind).get('C-000001')?.contractEnd).toBe('2026-11-20')
})

test.each<[string, Partial<SimContract>, string | undefined]>([
  ['ended by its date', { end: '2026-03-31' }, '2026-11-20'],
  ['runs on', { end: '2027-03-31' }, '2027-03-31'],
  ['is open-ended', { end: undefined }, undefined],
])('once a supply contract is terminated, another one that %s says when the supply ends', async (_, other, end) => {
  const { end: __, ...again } = record('CT-000001')
  sim.store.table(contractKind).put({ ...again, ...other, contractId: 'CT-900001' })
  await act('rep01', { mode: 'renew', contractId: 'CT-000001' }, 'terminate', 'Plant closed')
  expect(sim.store.table(companyKind).get('C-000001')?.contractEnd).toBe(end)
})

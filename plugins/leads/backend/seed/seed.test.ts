import { daysBetween } from '#base/calendar'
import { distanceBetween } from '#base/geo'
import { EXAMPLE_TIME as NOW } from '#harness/backend/clock'
import { simulate } from '#harness/backend/kit/testing'
import { HERE, isCreditCode, PLACES, type SimContact } from '#harness/backend/world'
import dev from '../../dev'
import { STAGES } from '../../rules/vocabulary'
import type { SimClockIn, SimLead, SimTrack } from '../records'
import { scoreOf } from '../score'
import { SCENES } from './scenes'
import { seedLeads } from './seed'

const seeded = (size: 'small' | 'default' | 'large', seed = 1, now = NOW) => {
  const records = seedLeads({ size, seed, now }, undefined)
  return {
    leads: records.lead as SimLead[],
    tracks: records.track as SimTrack[],
    clockIns: records['clock-in'] as SimClockIn[],
    contacts: records.contact as SimContact[],
  }
}

const { leads, tracks, clockIns, contacts } = seeded('default')
const simulated = simulate(dev, { size: 'default' })
const context = simulated.context('rep01')
const byId = (number: number) => {
  const lead = leads[number - 1]
  if (!lead) throw new Error(`no lead ${number}`)
  return lead
}
const mine = leads.filter((lead) => lead.owner === 'rep01')

describe('the seeded leads', () => {
  it.each([
    ['small', 300],
    ['default', 12_000],
    ['large', 40_000],
  ] as const)('%s: %i leads, each once, 128 of them of rep01', (size, count) => {
    const first = seeded(size)
    expect(first.leads).toHaveLength(count)
    expect(new Set(first.leads.map((lead) => lead.clueId)).size).toBe(count)
    expect(first.leads.filter((lead) => lead.owner === 'rep01')).toHaveLength(128)
  })

  it('are the same for the same seed and others for another', () => {
    expect(seeded('small')).toEqual(seeded('small'))
    expect(seeded('small', 2).leads[200]).not.toEqual(seeded('small').leads[200])
  })

  it.each(['2026-11-20T00:00', '2027-02-28T05:30', '2028-02-29T12:00', '2030-12-31T23:59'])(
    'at %s nothing has happened in the future, and as much is late and due as ever',
    (moment) => {
      const now = new Date(`${moment}:00+08:00`)
      const { leads, tracks, clockIns } = seeded('small', 1, now)
      const past = [
        ...leads.flatMap(({ createdAt, lastContact, takenAt, discard, steps }) => [
          createdAt,
          lastContact?.at,
          takenAt,
          discard?.at,
          ...steps.map(({ at }) => at),
        ]),
        ...[...tracks, ...clockIns].map(({ at }) => at),
      ]
      expect(past.filter((at) => at !== undefined && at > now.toISOString())).toEqual([])
      const mine = leads.filter(({ owner, state }) => owner === 'rep01' && state === 'owned')
      const days = mine.flatMap(({ nextStep }) => (nextStep ? [daysBetween(now, new Date(nextStep.at))] : []))
      expect([days.filter((day) => day < 0).length, days.filter((day) => day === 0).length]).toEqual([2, 5])
    },
  )

  it('rep01 has 31/38/30/12/8 and 9 discarded, 17 starred, 2 late, 5 today, 11 within the week', () => {
    const owned = mine.filter((lead) => lead.state === 'owned')
    expect(STAGES.map((stage) => owned.filter((lead) => lead.stage === stage).length)).toEqual([31, 38, 30, 12, 8])
    expect(mine.filter((lead) => lead.state === 'discarded')).toHaveLength(9)
    expect(leads.filter((lead) => lead.followers?.includes('rep01'))).toHaveLength(17)
    const days = owned.flatMap(({ nextStep }) => (nextStep ? [daysBetween(NOW, new Date(nextStep.at))] : []))
    expect(days.filter((day) => day < 0)).toHaveLength(2)
    expect(days.filter((day) => day === 0)).toHaveLength(5)
    expect(days.filter((day) => day >= 0 && day < 7)).toHaveLength(11)
  })

  it('the pool of Nanhai holds 1,204, Foshan 2,916, Guangdong more than 10,000', () => {
    expect(leads.filter((lead) => lead.orgCode === '440605' && lead.state === 'pool')).toHaveLength(1204)
    expect(leads.filter((lead) => lead.orgCode.startsWith('4406'))).toHaveLength(2916)
    expect(leads.filter((lead) => lead.orgCode.startsWith('44'))).toHaveLength(11_000)
  })

  it('a lead in the public pool has no owner, an owned one has', () => {
    expect(leads.filter((lead) => (lead.owner === undefined) !== (lead.state === 'pool'))).toEqual([])
  })

  it('belong to people who may edit them', () => {
    const owned = leads.flatMap(({ owner, orgCode }) => (owner ? [`${owner} ${orgCode}`] : []))
    const refused = [...new Set(owned)].filter((each) => {
      const [owner = '', orgCode = ''] = each.split(' ')
      return !simulated.context(owner).can('lead.edit', orgCode, 'own')
    })
    expect(refused).toEqual([])
  })

  it('know their people by both names', () => {
    expect(
      contacts.filter(
        ({ name, nameEn }) => !/^[\u4e00-\u9fff]{2,3}$/.test(name) || !/^[A-Z][a-z]+ [A-Z][a-z]+$/.test(nameEn ?? ''),
      ),
    ).toEqual([])
  })

  it('have credit codes and phone numbers of valid form', () => {
    expect(leads.filter(({ creditCode }) => creditCode !== undefined && !isCreditCode(creditCode))).toEqual([])
    expect(contacts.filter(({ phones }) => !/^1[3-9]\d{9}$/.test(phones[0] ?? ''))).toEqual([])
  })

  it('lie within a built-up spot of their district', () => {
    const places = Object.values(PLACES).flat()
    const outside = leads.slice(20).filter(({ areaCode, point }) => {
      const near = places.filter((place) => place.areaCode === areaCode)
      return !near.some((place) => point && distanceBetween(place, point) <= place.spread * 1010)
    })
    expect(outside).toEqual([])
  })

  it('have no contact in the future, and their last contact is among their follow-ups or check-ins', () => {
    expect(tracks.filter((track) => Date.parse(track.at) > Number(NOW))).toEqual([])
    const times = new Set(tracks.filter((track) => track.clueId === 'L-000002').map((track) => track.at))
    expect(times.has(byId(2).lastContact?.at ?? '')).toBe(true)
  })
})

describe('the fixed leads', () => {
  it.each([
    [1, '佛山市宏盛陶瓷有限公司', 'Hongsheng Ceramics', 86, 350],
    [2, '光大玻璃制品有限公司', 'Guangda Glass Works', 91, 1200],
    [3, '粤海食品有限公司', 'Yuehai Foods', 74, 1900],
    [4, '佛山市南海区人民医院东院区', 'Nanhai People’s Hospital', 82, 2400],
    [5, '锦隆纺织印染有限公司', 'Jinlong Textile Dyeing', 58, 3100],
    [6, '西樵温泉酒店', 'Xiqiao Hot Spring Hotel', 41, 4800],
    [7, '顺发铝业有限公司', 'Shunfa Aluminium', 67, 5000],
  ])('%i is %s, %s of the pictures: score %i, %i m away', (number, name, nameEn, score, distance) => {
    const lead = byId(number)
    expect(lead).toMatchObject({ name, nameEn, owner: 'rep01' })
    expect(scoreOf(lead, context)?.total).toBe(score)
    expect(Math.abs(distanceBetween(HERE, lead.point ?? HERE) - distance)).toBeLessThan(12)
  })

  it('have whatever is read of them in Chinese, with English beside it', () => {
    const chinese = /^[^a-z]*[\u4e00-\u9fff]/
    const english = /^[\x20-\x7e’–]+$/
    for (const lead of leads.slice(0, 7)) {
      expect([lead.address, lead.addressEn]).toEqual([expect.stringMatching(chinese), expect.stringMatching(english)])
      const notes = [...tracks, ...clockIns].filter(({ clueId }) => clueId === lead.clueId)
      for (const { text, textEn } of notes)
        expect([text, textEn]).toEqual([expect.stringMatching(chinese), expect.stringMatching(english)])
    }
    expect(byId(1).nextStep).toMatchObject({ text: '两台锅炉报价', textEn: 'Price for two boilers' })
  })

  it('cover the edges', () => {
    expect(byId(8).state).toBe('pool')
    expect(byId(9).discard).toMatchObject({ reason: 'otherSupplier', until: '2028-03' })
    expect(byId(10).point).toBeUndefined()
    expect(byId(11).name).toHaveLength(60)
    expect(byId(12).potential?.gas).toBe(0)
    expect(byId(13)).toMatchObject({ orgCode: '3302', owner: 'rep05' })
    expect(byId(14)).toMatchObject({ owner: 'emp11', takenAt: '2026-11-20T01:39:00.000Z' })
    expect(byId(15)).toMatchObject({ creditCode: '91440605MA41041370', custId: 'C-000001' })
    expect(byId(16).stage).toBe('won')
    expect(tracks.filter((track) => track.clueId === 'L-000020')).toHaveLength(400)
  })

  it('17 and 18 stand 30 m apart', () => {
    expect(Math.round(distanceBetween(byId(17).point ?? HERE, byId(18).point ?? HERE))).toBe(30)
  })
})

test('large numbers in the words of scenes are grouped, as everywhere in the app', () => {
  const words = SCENES.flatMap(({ name, about, subjects }) => [
    ...name,
    ...about,
    ...subjects.flatMap((subject) => [...subject.words, ...subject.options.flatMap((option) => option.words)]),
  ])
  expect(words.filter((each) => /\d{4}/.test(each))).toEqual([])
})

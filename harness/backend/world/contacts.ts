import { DUTIES, type DutyName, INFLUENCES } from './duties'
import { drawPerson, drawPhone } from './people'
import { drawDay, randomOf } from './Random'
import { recordId } from './recordId'
import type { SimCompany, SimContact } from './records'
import type { SeedClock } from './SeedClock'

type Fixed = Omit<Partial<SimContact>, 'contactId' | 'version'> & { readonly does?: DutyName }

const duty = (name: DutyName) => ({
  duty: DUTIES[name].name,
  dutyEn: DUTIES[name].nameEn,
  influence: DUTIES[name].influence,
})

/** Fixed contacts by number (domain/public-contacts.md 7). 1, 18 and 19 belong to lead 1; none of them decides. */
function fixedContacts(clock: SeedClock): Readonly<Record<number, Fixed>> {
  const ofLead = { clueId: 'L-000001', owner: 'rep01' } as const
  const soon = { birthday: `1978-${clock.day(2).slice(5)}` }
  return {
    1: {
      ...ofLead,
      does: 'energy',
      name: '陈敏',
      nameEn: 'Chen Min',
      phones: ['13827245678'],
      influence: INFLUENCES.influences,
    },
    2: { custId: 'C-000001', does: 'plant', name: '何军', nameEn: 'He Jun', phones: ['13702881206'], ...soon },
    3: { custId: 'C-000001', name: '梁伟明', nameEn: 'Liang Weiming', phones: ['13928560412', '0757-86321234'] },
    4: { custId: 'C-000002', name: '罗平', nameEn: 'Luo Ping', state: '2', leftAt: clock.day(-40) },
    5: { custId: 'C-000002', name: '邓静', nameEn: 'Deng Jing', birthday: '02-29' },
    6: { custId: 'C-000003', name: '陈敏仪', nameEn: 'Chen Minyi', phones: ['13827245678'] },
    7: {
      custId: 'C-000004',
      name: '欧阳慕容司徒上官诸葛夏侯皇甫尉迟公孙长孙宇文轩辕令狐钟离闾丘',
      nameEn: 'Ouyang Murong Situ Shangguan',
    },
    8: { custId: 'C-000013', name: '黄海燕', nameEn: 'Huang Haiyan', email: 'haiyan.huang@hecheng.example' },
    9: {
      custId: 'C-000002',
      name: '陈敏',
      nameEn: 'Chen Min',
      phones: ['13827245678'],
      state: '3',
      mergedInto: 'P-000001',
    },
    10: { custId: 'C-000001', name: '客服热线', nameEn: 'Service line', phones: ['4008821234'] },
    18: { ...ofLead, does: 'boiler', name: '刘强', nameEn: 'Liu Qiang', phones: ['13590551207'] },
    19: { ...ofLead, does: 'purchasing', name: '黄梅', nameEn: 'Huang Mei', phones: ['18620317745'] },
  }
}

/** Numbers of contacts of a company, before they are adjusted to the total. */
const COUNTS = [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]
const MOST = 8

/** Distributes `total` contacts to companies, 0 to 8 each; returns the number of each company. */
function shareOut(seed: number, companies: number, total: number): number[] {
  const random = randomOf(seed, 'contacts of companies')
  const counts = Array.from({ length: companies }, () => random.pick(COUNTS))
  let surplus = counts.reduce((sum, count) => sum + count, 0) - total
  for (let index = companies - 1; surplus !== 0; index = (index || companies) - 1) {
    const step = surplus > 0 ? -1 : 1
    const count = (counts[index] ?? 0) + step
    if (count < 0 || count > MOST) continue
    counts[index] = count
    surplus += step
  }
  return counts
}

const DUTY_NAMES = Object.keys(DUTIES) as DutyName[]

const PRODUCTION = { department: '生产部', departmentEn: 'Production' }
const EQUIPMENT = { department: '设备部', departmentEn: 'Equipment' }
/** Departments in which people with a duty work. */
const DEPARTMENTS: Readonly<Record<DutyName, readonly Pick<SimContact, 'department' | 'departmentEn'>[]>> = {
  energy: [PRODUCTION, EQUIPMENT],
  plant: [PRODUCTION],
  purchasing: [{ department: '采购部', departmentEn: 'Purchasing' }],
  facility: [{ department: '后勤部', departmentEn: 'Facilities' }],
  boiler: [PRODUCTION, EQUIPMENT],
  finance: [{ department: '财务部', departmentEn: 'Finance' }],
  director: [{ department: '总经办', departmentEn: 'Management' }],
}

/** Generates a contact, the same for its number in every size. */
function drawContact(seed: number, number: number, { does, ...own }: Fixed, clock: SeedClock): SimContact {
  const random = randomOf(seed, 'contact', number)
  const person = drawPerson(random)
  const drawn = random.pick(DUTY_NAMES)
  return {
    contactId: recordId('P', number),
    version: 1,
    ...person,
    ...duty(does ?? drawn),
    ...random.pick(DEPARTMENTS[does ?? drawn]),
    phones: [drawPhone(random)],
    ...(random.chance(0.3) && { birthday: drawDay(random, 1962, 2001) }),
    state: '1',
    ...(random.chance(0.6) && { lastContact: clock.past(-random.int(1, 200), random.int(510, 1060)) }),
    ...own,
  }
}

/** One person works for both: their first generated contacts share name and number (domain/customer.md 5 'graph'). */
const SHARED = ['C-000002', 'C-000006'] as const

function share(contacts: readonly SimContact[], isSampled: (index: number) => boolean): readonly SimContact[] {
  const [first, second] = SHARED.map((home) =>
    contacts.find(({ custId }, index) => custId === home && isSampled(index)),
  )
  if (!first || !second) return contacts
  const { name, nameEn = name, phones } = first
  return contacts.map((contact) => (contact === second ? { ...contact, name, nameEn, phones } : contact))
}

/** Generates the contacts of companies and the fixed contacts of leads. */
export function drawContacts(
  seed: number,
  companies: readonly SimCompany[],
  total: number,
  clock: SeedClock,
): readonly SimContact[] {
  const fixed = fixedContacts(clock)
  const owners = new Map(companies.map(({ custId, owner }) => [custId, owner]))
  const homes = shareOut(seed, companies.length, total - Object.keys(fixed).length)
    .flatMap((count, index) => Array<string>(count).fill(companies[index]?.custId ?? ''))
    .values()
  const contacts = Array.from({ length: total }, (_, index) => {
    const own = fixed[index + 1] ?? { custId: homes.next().value ?? '' }
    const owner = owners.get(own.custId ?? '')
    return drawContact(seed, index + 1, { ...(owner !== undefined && { owner }), ...own }, clock)
  })
  return share(contacts, (index) => !(index + 1 in fixed))
}

/** Generates the fixed contacts of a lead. */
export function drawLeadContacts(seed: number, clueId: string, clock: SeedClock): SimContact[] {
  return Object.entries(fixedContacts(clock))
    .filter(([, own]) => own.clueId === clueId)
    .map(([number, own]) => drawContact(seed, Number(number), own, clock))
}

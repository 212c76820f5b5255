import type { SiteRow } from '#harness/backend/contract'
import { definedFields } from '#harness/backend/kit'
import { areaOfAddress, INDUSTRIES, type IndustryEntry, recordId } from '#harness/backend/world'
import { boilerGas, boilerSteam, USUAL_RUN } from '../../rules/potential'
import type { SimLead } from '../records'

/** Group of the industries of an imported list. */
const IMPORTED_GROUP: IndustryEntry = { code: '00', name: '导入', nameEn: 'Imported' }

/** Organisation that imported sites belong to. */
const ORGANISATION = '440605'

const codeByName = new Map(
  INDUSTRIES.flatMap((entry) => [entry.name, entry.nameEn].map((name) => [name.toLowerCase(), entry.code])),
)

/** The dictionary's code of an industry, or the list's own term where it has none. */
function industryCode(words: string): string {
  return codeByName.get(words.trim().toLowerCase()) ?? words.trim()
}

/** The industry dictionary, with the list's own terms in a group at the end. */
export function industryDictionary(sites: readonly SiteRow[] = []): IndustryEntry[] {
  const own = new Set(sites.flatMap((site) => (site.industry ? [industryCode(site.industry)] : [])))
  for (const { code } of INDUSTRIES) own.delete(code)
  const imported = [...own].sort().map((code) => ({ code, name: code, nameEn: code, parent: IMPORTED_GROUP.code }))
  return imported.length > 0 ? [...INDUSTRIES, IMPORTED_GROUP, ...imported] : [...INDUSTRIES]
}

/** Rows 1, 4, 7… are rep01's own, rows 3, 6, 9… in the pool, the others a colleague's. */
function holderOf(row: number): string | undefined {
  if (row % 3 === 1) return 'rep01'
  return row % 3 === 0 ? undefined : 'emp11'
}

function potentialOf({ gas, steam }: SiteRow): SimLead['potential'] {
  const boilers = steam === undefined ? undefined : { count: 1, capacity: steam, ...USUAL_RUN }
  const all = definedFields({ gas: gas ?? (boilers && boilerGas(boilers)), steam: boilers && boilerSteam(boilers) })
  return Object.keys(all).length > 0 ? all : undefined
}

/** A site of a real list as a lead: ids in the order of the file; fields that the file lacks stay unknown. */
export function importedLead(site: SiteRow, index: number): SimLead {
  const owner = holderOf(index + 1)
  const potential = potentialOf(site)
  const { latitude: lat, longitude: lng } = site
  const listed = definedFields({
    potential,
    basis: potential && (site.gas === undefined ? 'equipment' : 'list'),
    boilers: site.gas === undefined && site.steam !== undefined ? { count: 1, capacity: site.steam } : undefined,
  } as const)
  const areaCode = site.address === undefined ? undefined : areaOfAddress(site.address)
  return {
    clueId: recordId('L', index + 1),
    name: site.name,
    version: 1,
    orgCode: ORGANISATION,
    state: owner === undefined ? 'pool' : 'owned',
    stage: 'found',
    source: 'list',
    steps: [],
    imported: true,
    listed,
    ...listed,
    ...definedFields({
      owner,
      point: lat !== undefined && lng !== undefined ? { lng, lat } : undefined,
      industry: site.industry ? industryCode(site.industry) : undefined,
      company: site.owner || undefined,
      address: site.address || undefined,
      areaCode,
    } as const),
  }
}

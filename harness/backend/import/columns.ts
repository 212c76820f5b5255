import { parseUnit } from './capacity'
import { ImportError } from './decode'

export type Field = 'name' | 'latitude' | 'longitude' | 'capacity' | 'industry' | 'owner' | 'address'

/** Header names in English or Chinese (interfaces.md: any case, `_` = space). `owner` is the site's company. */
const NAMES: Readonly<Record<string, Field>> = {
  name: 'name',
  名称: 'name',
  latitude: 'latitude',
  lat: 'latitude',
  纬度: 'latitude',
  longitude: 'longitude',
  lon: 'longitude',
  lng: 'longitude',
  经度: 'longitude',
  capacity: 'capacity',
  potential: 'capacity',
  用气量: 'capacity',
  industry: 'industry',
  fuel: 'industry',
  'primary fuel': 'industry',
  行业: 'industry',
  owner: 'owner',
  company: 'owner',
  业主: 'owner',
  address: 'address',
  地址: 'address',
}

type Unit = NonNullable<ReturnType<typeof parseUnit>>

export interface Column {
  readonly field: Field
  readonly unit?: Unit
}

/** A header name with an optional unit: `capacity_mw`, `capacity (MW)`, `用气量（万m³/年）`. */
const WITH_UNIT = /^(capacity|potential|用气量)(?: ?[([【] ?(.+?) ?[)\]】]|[ :,/](.+))$/

const plainOf = (header: string) =>
  header
    .normalize('NFKC')
    .replace(/\uFEFF/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()

/** The column of a header; undefined if the import does not support it. */
export function columnOf(header: string): Column | undefined {
  const plain = plainOf(header)
  const field = NAMES[plain]
  if (field) return { field }
  const [, , bracketed, trailing] = WITH_UNIT.exec(plain) ?? []
  const unit = parseUnit(bracketed ?? trailing ?? '')
  return unit && { field: 'capacity', unit }
}

/**
 * Throws `ImportError` if there is no name column, since the file is then not a list of sites, or if two columns have
 * one name, since nobody knows which is meant.
 */
export function requireColumns(headers: readonly string[], file: string): void {
  const names = headers.map(plainOf).filter(Boolean)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new ImportError(`${file}: two columns are named "${twice}".`)
  if (headers.some((header) => columnOf(header)?.field === 'name')) return
  const found = headers.map((header) => header.trim()).filter(Boolean)
  const shown = found.length > 8 ? [...found.slice(0, 8), '…'] : found
  throw new ImportError(`${file}: no column "name" or "名称"; found ${shown.length > 0 ? shown.join(', ') : 'none'}.`)
}

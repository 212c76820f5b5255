import { nameOfAddress } from '#kit/attachments'
import { currentBy, NOTHING } from '#kit/records'
import { codeText } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import {
  changeKinds,
  type Device,
  device as deviceSchema,
  deviceStates,
  type EnteredChange,
  type EnteredDevice,
} from '../../api/devices'
import { text } from '../../plugin'

/** An entry of the outbox beside the device on the server, by what `DeviceForm` compares. */

const DICTIONARIES: Readonly<Record<string, string>> = { kind: 'deviceKind', fuel: 'fuel' }
const TYPED = ['kind', 'fuel', 'capacity', 'count', 'hours', 'days', 'load', 'year', 'maker', 'plateCode'] as const

const readDevice = currentBy(deviceSchema)
const inWords = (value: string | number | undefined) => String(value ?? NOTHING)
const photoOf = ({ photo }: Pick<EnteredDevice, 'photo'>) => inWords(photo && nameOfAddress(photo))
const stateOf = (state: Device['state'] | undefined) =>
  state === undefined ? NOTHING : codeText(text, 'device.state', state)

const compareEntered = (mine: EnteredDevice, theirs: Device): ComparedField[] => [
  ...TYPED.map((name) => ({
    label: `field.${name}`,
    mine: inWords(mine[name]),
    theirs: inWords(theirs[name]),
    ...(DICTIONARIES[name] && { dictionary: DICTIONARIES[name] }),
  })),
  { label: 'field.photo', mine: photoOf(mine), theirs: photoOf(theirs) },
]

/** An edited device. */
export function compareDevice(
  { state, ...mine }: EnteredDevice & { readonly state?: '1' | '2' | undefined },
  raw: unknown,
): ComparedField[] | undefined {
  const theirs = readDevice(raw)
  if (!theirs) return undefined
  const own = state === undefined ? theirs.state : deviceStates.fromWire(state)
  return [{ label: 'field.state', mine: stateOf(own), theirs: stateOf(theirs.state) }, ...compareEntered(mine, theirs)]
}

/** A device that is replaced or retired: what becomes of it, and the new one beside it. */
export function compareChange({ kind, newDevice }: EnteredChange, raw: unknown): ComparedField[] | undefined {
  const theirs = readDevice(raw)
  if (!theirs) return undefined
  const mine = text(`change.kind.${changeKinds.fromWire(kind) ?? 'replaced'}`)
  const state = { label: 'field.state', mine, theirs: stateOf(theirs.state) }
  return [state, ...(newDevice ? compareEntered(newDevice, theirs) : [])]
}

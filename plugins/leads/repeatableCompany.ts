import type { Point } from '#base/geo'
import { href } from '#base/routes'
import { nameOfAddress } from '#kit/attachments'
import { NOTHING } from '#kit/records'
import { type Core, type RepeatableCall, repeatableCall, repeatableForm } from '#platform/core'
import type { Call, RequestOf } from '#platform/http'
import { codeText, currentLanguage, nameIn } from '#platform/i18n'
import type { ComparedField, OutgoingFile } from '#platform/outbox'
import {
  addClue,
  getClueFacts,
  getEnergy,
  getEquipment,
  saveClueFacts,
  saveEnergy,
  saveEquipment,
  selectCustomer,
} from './api'
import { type ComparedRows, comparedEnergy, comparedEquipment, compareRows } from './components/cognition/comparedRows'
import { clueForm, companyForm, energyForm, equipmentForm } from './components/cognition/forms'
import type { ClueValues } from './components/cognition/values'
import { ADD_FORM, addValues, draftOf } from './components/company/addValues'
import { comparedNext } from './components/nextStep/compared'
import { text } from './plugin'
import { addClueCognition } from './routes'
import { type LeadId, SOMEBODY_ELSE } from './rules/vocabulary'
import { leadChanged } from './stores/cognition'
import { cognitionRecords, currentFacts, customersChanged } from './stores/cognitionRecords'
import { leadAdded, leadRecords } from './stores/leadRecords'

/** Submits of the completeness and of a new lead that may wait in the outbox. */

type Saved = RequestOf<typeof saveClueFacts>

/** Trusts the ids of requests, because the area's own forms write them. */
const idOf = ({ id }: { readonly id: string }) => id as LeadId

function editFacts(request: Saved, uploads: readonly OutgoingFile[]) {
  const { version, half } = request
  const id = idOf(request)
  const inForm = (
    { route, form }: { readonly route: typeof clueForm.route; readonly form: string },
    values: object,
  ) => {
    return { to: href(route, { id }), form, record: id, values }
  }
  if ('company' in half) return inForm(companyForm, companyForm.values({ version, ...half }, uploads))
  const { decider, deciderName, deciderPhone = '', ...rest } = half
  const values = clueForm.values({ version, ...rest, decider: decider === undefined ? undefined : { id: decider } })
  return inForm(clueForm, { ...values, ...(deciderName && { decider: SOMEBODY_ELSE, deciderName, deciderPhone }) })
}

/** The values of a form apart from its version and the decider, in a form that can be compared. */
const contentOf = ({ version: _, decider: __, ...entered }: ClueValues) => JSON.stringify(entered)

/** Saved facts have a later version and what was entered. */
async function isSaved(core: Core, request: Saved): Promise<boolean | number> {
  const { version, half } = request
  const there = await core.http(getClueFacts, { id: idOf(request) }, { background: true })
  if (there.version <= version) return false
  if ('company' in half) {
    const known: Readonly<Record<string, unknown>> = there.company
    return Object.entries(half.company).every(([name, value]) => known[name] === value) && there.version
  }
  // Without a branch the server chooses one.
  const { decider, deciderName, deciderPhone: _, entityId = there.entityId, ...rest } = half
  return (
    contentOf(clueForm.values({ version, ...rest, entityId })) === contentOf(clueForm.values(there)) &&
    (decider === undefined || there.decider?.id === decider) &&
    (deciderName === undefined || there.decider?.name === deciderName) &&
    there.version
  )
}

const COMPARED = ['creditCode', 'industry', 'scale', 'legalRep', 'taxGrade', 'shifts'] as const
const DICTIONARIES = ['industry', 'scale']

const photoText = (address: string | null | undefined) => address && nameOfAddress(address)
const pointText = (point: Point | undefined) => point && `${point.lng}, ${point.lat}`

function compareFacts({ half }: Saved, raw: unknown): ComparedField[] | undefined {
  const theirs = currentFacts(raw)
  if (!theirs) return undefined
  const line = (name: string, mine: unknown, other: unknown) => ({
    label: `field.${name}`,
    mine: String(mine ?? NOTHING),
    theirs: String(other ?? NOTHING),
  })
  if ('company' in half)
    return [
      ...COMPARED.map((name) => {
        const both = line(name, half.company[name], theirs.company[name])
        return DICTIONARIES.includes(name) ? { ...both, dictionary: name } : both
      }),
      line('licencePhoto', photoText(half.company.licencePhoto), photoText(theirs.company.licencePhoto)),
    ]
  // A request names its branch by the id alone.
  const entity = theirs.entity ? nameIn(theirs.entity, currentLanguage()) : theirs.entityId
  return [
    line('address', half.place.address, theirs.place.address),
    line('point', pointText(half.place.point), pointText(theirs.place.point)),
    line('entityId', half.entityId === theirs.entityId ? entity : half.entityId, entity),
    line('source', codeText(text, 'source', half.source), theirs.source && codeText(text, 'source', theirs.source)),
    line('distanceToMain', half.distanceToMain, theirs.distanceToMain),
    line('deciderName', half.deciderName, theirs.decider?.name),
    ...comparedNext(half.nextStep, theirs.nextStep),
  ]
}

interface Rows {
  readonly version: number
  readonly rows: readonly { readonly id?: string | null | undefined }[]
}

/**
 * Rows arrived if the server has as many, with the same content beside their ids. Both are read by the call's schema.
 */
function hasRows<R extends Rows>(call: Pick<Call<never, R>, 'response'>, sent: Rows, there: R): boolean {
  const contents = ({ rows }: Rows) => JSON.stringify(rows.map(({ id: _, ...row }) => row))
  return there.version > sent.version && contents(call.response(sent)) === contents(there)
}

/** Refetches what is shown of a lead that was saved in the background. Never rejects. */
async function refresh(core: Core, request: { readonly id: string }): Promise<void> {
  leadChanged(core, idOf(request))
  await core.store(cognitionRecords).of(idOf(request)).refetch()
}

/** The same for facts: a code that was entered gives the lead a customer, or takes it away. Never rejects. */
async function refreshFacts(core: Core, request: Saved): Promise<void> {
  const { main } = core.store(cognitionRecords).of(idOf(request))
  const before = main.value?.customerId ?? core.store(leadRecords).of(idOf(request)).main.value?.customerId
  await refresh(core, request)
  if (!('company' in request.half)) return
  await main.need()
  customersChanged(core, before, main.value?.customerId)
}

interface RowsForm<S extends Rows> extends Pick<typeof equipmentForm, 'route'> {
  readonly title: string
  readonly form: string
  readonly values: (sheet: S, uploads: readonly OutgoingFile[]) => object
  readonly read: (raw: unknown) => S | undefined
}

/** Rows of a lead that wait. */
function rowsCall<Q extends Rows & { readonly id: string }, S extends Rows>(
  save: Call<Q, S>,
  read: Call<{ id: LeadId }, S>,
  { title, route, form, values, read: current }: RowsForm<S>,
  compared: ComparedRows<S['rows'][number]>,
): RepeatableCall {
  return repeatableForm(save, {
    title,
    to: (request) => href(route, { id: idOf(request) }),
    form,
    record: ({ id }) => id,
    values: ({ version, rows }, uploads) => values(save.response({ version, rows }), uploads),
    same: async (core, request) =>
      hasRows(read, request, await core.http(read, { id: idOf(request) }, { background: true })),
    compare: ({ version, rows }, raw) => {
      const theirs = current(raw)
      return theirs && compareRows(save.response({ version, rows }).rows, theirs.rows, compared)
    },
    afterSent: refresh,
  })
}

const calls: readonly RepeatableCall[] = [
  repeatableForm(addClue, {
    title: 'title.addClueCognition',
    to: ({ name, creditCode, custId }) => href(addClueCognition, { name, creditCode, custId }),
    form: ADD_FORM,
    record: draftOf,
    values: addValues,
    same: async (core, { name, creditCode, address }) => {
      const found = await core.http(selectCustomer, { keyword: creditCode ?? name }, { background: true })
      return found.some(
        (each) =>
          each.state === 'lead' &&
          each.name === name &&
          each.address === address &&
          each.owner?.id === core.session.loginName,
      )
    },
    afterSent: (core, { custId }) => leadAdded(core, custId),
  }),
  repeatableCall(saveClueFacts, {
    title: 'title.clueCognition',
    revision: (_request, { version }) => version,
    alreadyThere: isSaved,
    edit: editFacts,
    compare: compareFacts,
    afterSent: refreshFacts,
  }),
  rowsCall(saveEquipment, getEquipment, equipmentForm, comparedEquipment),
  rowsCall(saveEnergy, getEnergy, energyForm, comparedEnergy),
]

export default calls

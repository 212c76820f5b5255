import * as v from 'valibot'
import {
  abilities,
  coded,
  day,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  named,
  person,
  recordOf,
  text,
} from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { leadIdSchema } from '../leads/routes'
import { contractFilters } from './rules/filters'
import { ACTS, DECISIONS, KINDS, MODES, STATES, TABS } from './rules/vocabulary'

/** Every call of the area (domain/contracts.md 5). Amounts are in CNY including VAT, volumes in m³. */

const { get, post } = callsOf('/api/contracts')

const payment = v.object({
  no: v.number(),
  name: v.string(),
  nameEn: text,
  due: day,
  /** Of 100. */
  percent: v.number(),
  amount: v.number(),
  paid: v.number(),
  paidAt: maybe(day),
  /** The last reminder. */
  remindedAt: maybe(moment),
})
/** A row of a payment plan; its state follows from the day. */
export type Payment = v.InferOutput<typeof payment>

export const contract = v.pipe(
  recordOf('contractId', {
    ...named,
    version: v.number(),
    number: v.string(),
    kind: coded(KINDS),
    state: coded(STATES),
    custId: v.string(),
    customer: v.object(named),
    /** Our organisation that is the other party. */
    party: v.object(named),
    businessId: text,
    /** The name of the opportunity (ours); not in lists. */
    business: maybe(v.object(named)),
    /** The lead that it has won. */
    clueId: maybe(leadIdSchema),
    /** Signed and without a lead yet: those that the reader may win by it (ours); not in lists. */
    wins: many(v.object({ id: leadIdSchema, ...named })),
    amount: v.number(),
    /** Of 100. */
    taxRate: v.number(),
    ...entriesOf(maybe(day), 'signed', 'end'),
    start: day,
    /** Of a contract year of gas, to be taken or paid, and what was taken; CNY/m³. */
    ...entriesOf(maybe(v.number()), 'minVolume', 'volume', 'price'),
    plan: many(payment),
    followsId: text,
    followUpId: text,
    /** Its renewal that is not signed yet (ours); not in lists. */
    renewalId: text,
    /** Why it was terminated. */
    reason: text,
    owner: person,
    ...abilities,
  }),
  v.readonly(),
)
/** A contract without its course and files, which are loaded apart. `can`: approve, return, withdraw, remind, edit, renew. */
export type Contract = v.InferOutput<typeof contract>

/** `toApprove`: for those who decide. */
export const getToday = get('/today', {
  about:
    'What the start page shows: contracts to approve, own ones that expire, and own ones with a payment that is due.',
  request: v.object({}),
  response: v.object({ toApprove: maybe(listOf(contract)), expiring: listOf(contract), unpaid: listOf(contract) }),
})

export const listContracts = get('/list', {
  about: 'One page of contracts; `sum` is that of the filter, `counts` by tab are without it.',
  request: listRequest(contractFilters, { tab: v.optional(v.picklist(TABS)) }),
  response: listOf(contract, { sum: maybe(v.object({ amount: v.number(), unpaid: v.number() })) }),
})

const ofContract = v.object({ id: v.string() })

export const getContract = get('/{id}', {
  send: 'path',
  about: 'A contract with its payment plan.',
  request: ofContract,
  response: contract,
})

const step = v.object({ at: moment, act: coded(ACTS), by: maybe(person), comment: text })
const course = v.object({ list: v.array(step), approvers: many(person) })
/** The steps so far, and who may decide now. */
export type ContractCourse = v.InferOutput<typeof course>

export const getCourse = get('/{id}/course', {
  send: 'path',
  about: 'The approval course of a contract, and who may decide now.',
  request: ofContract,
  response: course,
})

export const getFiles = get('/{id}/files', {
  send: 'path',
  about: 'The files of a contract; `size` in bytes.',
  request: ofContract,
  response: v.array(v.object({ name: v.string(), suffix: v.string(), size: v.number(), url: v.string() })),
})

export const launchContract = post('/launch', {
  about: 'Where the page of the contract system is, with a ticket that is used once within 5 minutes (4903).',
  request: v.object({
    mode: v.picklist(MODES),
    contractId: v.optional(v.string()),
    custId: v.optional(v.string()),
    businessId: v.optional(v.string()),
    kind: v.optional(v.picklist(KINDS)),
  }),
  response: v.object({ url: v.string(), ticket: v.pipe(v.string(), v.nonEmpty()), expiresAt: moment }),
})

/** A move returns the changed contract. */
const moved = { send: 'path', response: contract } as const
const versioned = { id: v.string(), version: v.number() }

export const decideContract = post('/{id}/decide', {
  ...moved,
  about: 'Approves a contract or returns it with a reason (4901).',
  request: v.object({ ...versioned, decision: v.picklist(DECISIONS), comment: v.optional(v.string()) }),
})

export const withdrawContract = post('/{id}/withdraw', {
  ...moved,
  about: 'Takes a contract back out of the approval.',
  request: v.object(versioned),
})

export const remindPayment = post('/{id}/remind', {
  ...moved,
  about: 'Reminds the customer’s owner and finance of a payment; once a day (4905).',
  request: v.object({ ...versioned, no: v.number() }),
})

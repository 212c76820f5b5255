import type { SimContext, SimStore } from '#harness/backend/contract'
import { companyKind, contactKind, type SimCompany } from '#harness/backend/world'
import { controlFrom, graphAround, type Link } from '../rules/linkGraph'
import { registrationKind } from './registrations'

/** Relations between the companies of the simulator: holdings, people, branches, contacts with the same number. */

interface Node {
  readonly id: string
  readonly name: string
  readonly nameEn?: string | undefined
  readonly kind: 'company' | 'person' | 'contact'
  readonly custId?: string
}

interface Relations {
  readonly nodes: ReadonlyMap<string, Node>
  readonly linksOf: (id: string) => readonly Link[]
}

/** All relations of a store. Registrations do not change while it lives; contacts are read anew when their number does. */
const known = new WeakMap<SimStore, { readonly contacts: number; readonly relations: Relations }>()

function relationsOf(store: SimStore): Relations {
  const contacts = store.table(contactKind).size
  const before = known.get(store)
  if (before?.contacts === contacts) return before.relations
  const relations = collect(store)
  known.set(store, { contacts, relations })
  return relations
}

function collect(store: SimStore): Relations {
  const nodes = new Map<string, Node>()
  const links = new Map<string, Link[]>()
  const join = (link: Link) => {
    for (const id of [link.from, link.to]) {
      const there = links.get(id)
      if (there) there.push(link)
      else links.set(id, [link])
    }
  }
  for (const { custId, name, nameEn } of store.table(companyKind).values()) {
    nodes.set(custId, { id: custId, name, nameEn, kind: 'company', custId })
  }
  for (const { custId, shareholders, holdings, persons, branches } of store.table(registrationKind).values()) {
    const add = (node: Node) => nodes.has(node.id) || nodes.set(node.id, node)
    for (const { id, name, kind, share } of shareholders) {
      add({ id, name, kind })
      join({ from: id, to: custId, kind: 'holds', share })
    }
    for (const { id, name, share } of holdings) {
      add({ id, name, kind: 'company' })
      join({ from: custId, to: id, kind: 'holds', share })
    }
    for (const [index, { id, name }] of persons.entries()) {
      add({ id, name, kind: 'person' })
      join({ from: id, to: custId, kind: index === 0 ? 'legalRep' : 'keyPerson' })
    }
    for (const { id, name } of branches) {
      add({ id, name, kind: 'company' })
      join({ from: custId, to: id, kind: 'branch' })
    }
  }
  shareContacts(store, nodes, join)
  return { nodes, linksOf: (id) => links.get(id) ?? [] }
}

/** A number that contacts of several companies have is one node. */
function shareContacts(store: SimStore, nodes: Map<string, Node>, join: (link: Link) => void): void {
  const byPhone = new Map<string, Map<string, Node>>()
  for (const { contactId, custId, phones, name, nameEn, state } of store.table(contactKind).values()) {
    if (custId === undefined || state === '3') continue
    for (const phone of phones) {
      const there = byPhone.get(phone) ?? new Map<string, Node>()
      there.set(custId, { id: contactId, name, nameEn, kind: 'contact' })
      byPhone.set(phone, there)
    }
  }
  for (const companies of byPhone.values()) {
    const [first] = companies.values()
    if (!first || companies.size < 2) continue
    nodes.set(first.id, first)
    for (const custId of companies.keys()) join({ from: first.id, to: custId, kind: 'sharedContact' })
  }
}

/** The relations of a company as transmitted. */
export function linksAround({ store }: Pick<SimContext, 'store'>, { custId: root }: Pick<SimCompany, 'custId'>) {
  const { nodes, linksOf } = relationsOf(store)
  const { ids, links, folded } = graphAround(linksOf, root)
  const control = controlFrom(links, root)
  return {
    root,
    nodes: ids.flatMap((id) => {
      const node = nodes.get(id)
      return node ? [{ ...node, control: control.get(id) }] : []
    }),
    links,
    folded,
  }
}

import { groupedBy, type Known, kept } from '#harness/backend/kit'
import { companyKind, contactKind, type SimCompany } from '#harness/backend/world'
import type { Links } from '../api/business'
import { controlFrom, graphAround, type Link } from '../rules/linkGraph'
import { registrationKind } from './registrations'

/** Relations between the companies of the simulator: holdings, people, branches, contacts with the same number. */

type Node = Pick<Links['nodes'][number], 'id' | 'name' | 'kind'> & { readonly nameEn?: string | undefined }
/** A relation, with the node at its end that is no customer (or is known already). */
type Relation = readonly [node: Node, link: Link]

/** All relations of a store. Registrations do not change while it lives; contacts are read anew when their number does. */
const relationsOf = kept(
  ({ store }) => String(store.table(contactKind).size),
  ({ store }) => {
    const companies = [...store.table(companyKind).values()].map(({ custId, name, nameEn }) => {
      return { id: custId, name, nameEn, kind: 'company' as const, custId }
    })
    const relations = [...registered(store), ...sharedContacts(store)]
    const nodes = new Map([...relations.map(([node]) => node), ...companies].map((node) => [node.id, node]))
    const ends = relations.flatMap(([, link]) => [link.from, link.to].map((id) => ({ id, link })))
    return { nodes, ends: groupedBy(ends, ({ id }) => id) }
  },
)

/** What registrations say. */
function registered(store: Known['store']): Relation[] {
  return [...store.table(registrationKind).values()].flatMap((registration): Relation[] => {
    const { custId, shareholders, holdings, persons, branches } = registration
    return [
      ...shareholders.map(({ id, name, kind, share }): Relation => {
        return [
          { id, name, kind },
          { from: id, to: custId, kind: 'holds', share },
        ]
      }),
      ...holdings.map(({ id, name, share }): Relation => {
        return [
          { id, name, kind: 'company' },
          { from: custId, to: id, kind: 'holds', share },
        ]
      }),
      ...persons.map(({ id, name }, index): Relation => {
        const kind = index === 0 ? 'legalRep' : 'keyPerson'
        return [
          { id, name, kind: 'person' },
          { from: id, to: custId, kind },
        ]
      }),
      ...branches.map(({ id, name }): Relation => {
        return [
          { id, name, kind: 'company' },
          { from: custId, to: id, kind: 'branch' },
        ]
      }),
    ]
  })
}

/** A number that contacts of several companies have is one node, with the name of the first. */
function sharedContacts(store: Known['store']): Relation[] {
  const phones = [...store.table(contactKind).values()].flatMap(({ custId, state, phones, ...contact }) => {
    return custId === undefined || state === '3' ? [] : phones.map((phone) => ({ ...contact, custId, phone }))
  })
  return [...groupedBy(phones, ({ phone }) => phone).values()].flatMap((contacts) => {
    const companies = [...new Set(contacts.map(({ custId }) => custId))]
    const [first] = contacts
    if (!first || companies.length < 2) return []
    const { contactId: id, name, nameEn } = first
    return companies.map((to): Relation => {
      return [
        { id, name, nameEn, kind: 'contact' },
        { from: id, to, kind: 'sharedContact' },
      ]
    })
  })
}

/** The relations of a company as transmitted. */
export function linksAround(known: Known, { custId: root }: Pick<SimCompany, 'custId'>) {
  const { nodes, ends } = relationsOf(known)
  const { ids, links, folded } = graphAround((id) => (ends.get(id) ?? []).map(({ link }) => link), root)
  const control = controlFrom(links, root)
  const shown = ids.map((id) => nodes.get(id)).filter((node) => node !== undefined)
  return { root, nodes: shown.map((node) => ({ ...node, control: control.get(node.id) })), links, folded }
}

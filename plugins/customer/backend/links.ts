import type { Named } from '#base/wire'
import { groupedBy, type MemoContext, memoByStore, type OfCompany } from '#harness/backend/kit'
import { companyKind, contactKind } from '#harness/backend/world'
import type { Links } from '../api/business'
import { controlFrom, graphAround, type Link } from '../rules/linkGraph'
import { registrationKind } from './registrations'

/** Relations between the companies of the simulator: holdings, people, branches, contacts with the same number. */

type Kind = Links['nodes'][number]['kind']
/** A relation, with the node at one of its ends; a node that is a customer has the data of its company instead. */
type Relation = ReturnType<typeof relation>

const relation = ({ id, name, nameEn }: Named & { readonly id: string }, kind: Kind, link: Link) => {
  return { node: { id, name, nameEn, kind }, link }
}

/** All relations of a store. Registrations do not change while it lives; contacts are reread when their number does. */
const relationsOf = memoByStore(
  ({ store }) => String(store.table(contactKind).size),
  ({ store }) => {
    const companies = [...store.table(companyKind).values()].map(({ custId, name, nameEn }) => {
      return { id: custId, name, nameEn, kind: 'company' as const, custId }
    })
    const relations = [...registered(store), ...sharedContacts(store)]
    const nodes = new Map([...relations.map(({ node }) => node), ...companies].map((node) => [node.id, node]))
    const ends = relations.flatMap(({ link }) => [link.from, link.to].map((id) => ({ id, link })))
    return { nodes, ends: groupedBy(ends, ({ id }) => id) }
  },
)

/** Relations from the registrations. */
function registered(store: MemoContext['store']): Relation[] {
  const registrations = [...store.table(registrationKind).values()]
  return registrations.flatMap(({ custId, shareholders, holdings, persons, branches }) => [
    ...shareholders.map((by) => relation(by, by.kind, { from: by.id, to: custId, kind: 'holds', share: by.share })),
    ...holdings.map((of) => relation(of, 'company', { from: custId, to: of.id, kind: 'holds', share: of.share })),
    ...persons.map((by, index) =>
      relation(by, 'person', { from: by.id, to: custId, kind: index === 0 ? 'legalRep' : 'keyPerson' }),
    ),
    ...branches.map((of) => relation(of, 'company', { from: custId, to: of.id, kind: 'branch' })),
  ])
}

/** A number that contacts of several companies have is one node, with the name of the first. */
function sharedContacts(store: MemoContext['store']): Relation[] {
  const phones = [...store.table(contactKind).values()].flatMap(({ custId, state, phones, ...contact }) => {
    return custId === undefined || state === '3' ? [] : phones.map((phone) => ({ ...contact, custId, phone }))
  })
  return [...groupedBy(phones, ({ phone }) => phone).values()].flatMap((contacts) => {
    const companies = [...new Set(contacts.map(({ custId }) => custId))]
    const [first] = contacts
    if (!first || companies.length < 2) return []
    const contact = { ...first, id: first.contactId }
    return companies.map((to) => relation(contact, 'contact', { from: contact.id, to, kind: 'sharedContact' }))
  })
}

/** The relations of a company as transmitted, up to so many steps away. */
export function linksAround(known: MemoContext, { custId: root }: OfCompany, depth: number) {
  const { nodes, ends } = relationsOf(known)
  const { ids, links, folded } = graphAround((id) => (ends.get(id) ?? []).map(({ link }) => link), root, depth)
  const control = controlFrom(links, root)
  const shown = ids.map((id) => nodes.get(id)).filter((node) => node !== undefined)
  return { root, nodes: shown.map((node) => ({ ...node, control: control.get(node.id) })), links, folded }
}

import { Buildings } from '@phosphor-icons/react/dist/csr/Buildings'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { User } from '@phosphor-icons/react/dist/csr/User'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import * as v from 'valibot'
import { formatPercent } from '#src/calendar'
import { Graph } from '#src/charts'
import { AskedPage, fieldText } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { ask } from '#src/records'
import { Card, CellCard, Segmented } from '#src/ui'
import { getLinks, type Links } from '../api/business'
import { customerBusinessInfo, customerDetails, customerLinkMap } from '../routes'
import { LINK_KINDS } from '../rules/linkGraph'
import { useTexts } from '../texts'
import '../components/business.css'

const VIEWS = ['graph', 'list'] as const
export const search = { view: v.optional(v.picklist(VIEWS)) }

const SHAPES = { company: 'circle', person: 'square', contact: 'diamond' } as const
const ICONS = { company: Buildings, person: User, contact: Phone } as const

/** Companies, people and contacts around a company, as a graph or as a list (/customerLinkMap). */
export default observer(function LinkMap() {
  const t = useTexts()
  const page = usePageNavigation(customerLinkMap)
  const { id, view = 'graph' } = useSearch(customerLinkMap)
  const toBusiness = { label: t('title.customerBusinessInfo'), onPress: () => page.open(customerBusinessInfo, { id }) }
  const none = { title: t('link.none'), text: t('link.noneText'), action: toBusiness }
  return (
    <AskedPage
      title={t('title.customerLinkMap')}
      top={
        <div className="link-view">
          <Segmented
            label={t('link.view')}
            hideLabel
            options={VIEWS.map((value) => ({ value, label: t(`link.${value}`) }))}
            value={view}
            onChange={(next) => page.setSearch({ view: next === 'graph' ? undefined : next })}
          />
        </div>
      }
      asked={ask(getLinks, { custId: id, depth: 2 })}
      empty={({ nodes }) => (nodes.length > 1 ? undefined : none)}
    >
      {(links) => (
        <>
          {view === 'graph' ? <Picture links={links} /> : <Lists links={links} />}
          {links.folded > 0 ? <p className="business-note">{t('link.folded', { count: links.folded })}</p> : null}
        </>
      )}
    </AskedPage>
  )
})

/** Opens the customer that a node stands for; undefined for the company itself, and for others. */
function useOpenNode({ root }: Links) {
  const page = usePageNavigation()
  return (node: Links['nodes'][number] | undefined) => {
    const id = node?.custId
    return id === undefined || id === root ? undefined : () => page.open(customerDetails, { id })
  }
}

function Picture({ links: answer }: { readonly links: Links }) {
  const t = useTexts()
  const language = useLanguage()
  const open = useOpenNode(answer)
  const { root, nodes, links } = answer
  const drawn = useMemo(
    () => ({
      nodes: nodes.map((node) => ({ id: node.id, name: nameIn(node, language), shape: SHAPES[node.kind] })),
      edges: links.map(({ from, to, kind, share }) => {
        const isHolding = kind === 'holds' && share !== undefined
        return { from, to, label: isHolding ? formatPercent(share, language, 2) : t(`linkKind.${kind}`) }
      }),
    }),
    [nodes, links, language, t],
  )
  return (
    <div className="link-graph">
      <Card>
        <Graph
          label={t('title.customerLinkMap')}
          root={root}
          {...drawn}
          onPress={(id) => open(nodes.find((node) => node.id === id))?.()}
        />
      </Card>
    </div>
  )
}

/** The same relations in words: what the company controls, then every relation by kind. */
function Lists({ links: answer }: { readonly links: Links }) {
  const t = useTexts()
  const language = useLanguage()
  const open = useOpenNode(answer)
  const { root, nodes, links } = answer
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const controlled = nodes.filter(({ id, control }) => control !== undefined && id !== root)
  return (
    <>
      <CellCard
        title={t('link.controlled')}
        cells={controlled.sort(byShare(({ control }) => control)).map((node) => ({
          ...{ key: node.id, icon: <Buildings aria-hidden="true" />, title: nameIn(node, language) },
          ...{ note: t('link.controlNote'), onPress: open(node) },
          value: fieldText('share', node.control, language),
        }))}
      />
      {LINK_KINDS.map((kind) => {
        const rows = links.filter((link) => link.kind === kind).sort(byShare(({ share }) => share))
        const cells = rows.flatMap(({ from, to, share }) => {
          const [first, second] = [byId.get(from), byId.get(to)]
          if (!first || !second) return []
          const Icon = ICONS[first.kind]
          return {
            ...{ key: `${from} ${to}`, icon: <Icon aria-hidden="true" />, title: nameIn(first, language) },
            ...{ note: `→ ${nameIn(second, language)}`, value: fieldText('share', share, language) },
            onPress: open(to === root ? first : second),
          }
        })
        return <CellCard key={kind} title={t(`linkKind.${kind}`)} cells={cells} />
      })}
    </>
  )
}

/** The largest first. */
const byShare =
  <T,>(shareOf: (row: T) => number | undefined) =>
  (a: T, b: T) =>
    (shareOf(b) ?? 0) - (shareOf(a) ?? 0)

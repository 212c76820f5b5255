import Buildings from '@phosphor-icons/core/regular/buildings.svg'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { Graph, GraphList } from '#kit/charts'
import { QueryPage } from '#kit/detail'
import { queryOf } from '#kit/records'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Card, CellCard, Icon, Segmented, usePageTools } from '#ui/components'
import { getLinks, type Links } from '../api/business'
import { useTexts } from '../plugin'
import { customerBusinessInfo, customerDetails, customerLinkMap } from '../routes'
import { LINK_KINDS } from '../rules/linkGraph'
import '../components/business.css'

const VIEWS = ['graph', 'list'] as const
export const search = { view: v.optional(v.picklist(VIEWS)) }

const SHAPES = { company: 'circle', person: 'square', contact: 'diamond' } as const

/**
 * Companies, people and contacts around a company, as a graph or the same in words: what the company controls, then
 * every relation by kind, the largest first (/customerLinkMap).
 */
export default observer(function LinkMap() {
  const t = useTexts()
  const { say, word } = usePageTools()
  const page = usePageNavigation(customerLinkMap)
  const { id, view = 'graph' } = useSearch(customerLinkMap)
  const toBusiness = { label: t('title.customerBusinessInfo'), onPress: () => page.open(customerBusinessInfo, { id }) }
  const none = { title: t('link.none'), text: t('link.noneText'), action: toBusiness }
  const contentOf = ({ root, nodes, links }: Links) => {
    /** Opens the customer that a node denotes; undefined for the company itself, and for others. */
    const opens = (of: string) => {
      const custId = nodes.find((node) => node.id === of)?.custId
      return custId === undefined || custId === root ? undefined : () => page.open(customerDetails, { id: custId })
    }
    const rendered = {
      root,
      nodes: nodes.map((node) => ({
        id: node.id,
        name: say.name(node),
        shape: SHAPES[node.kind as keyof typeof SHAPES] ?? 'circle',
      })),
    }
    const edges = [...links]
      .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
      .map(({ from, to, kind, share }) => {
        const held = kind === 'holds' ? say.percent(share, 2) : undefined
        return { from, to, kind, label: held ?? word('linkKind', kind) }
      })
    if (view === 'graph')
      return (
        <div className="link-graph">
          <Card>
            <Graph label={t('title.customerLinkMap')} {...rendered} edges={edges} onPress={(node) => opens(node)?.()} />
          </Card>
        </div>
      )
    const groups = LINK_KINDS.map((kind) => {
      return { title: t(`linkKind.${kind}`), edges: edges.filter((edge) => edge.kind === kind) }
    })
    const controlled = nodes
      .filter((node) => node.control !== undefined && node.id !== root)
      .sort((a, b) => (b.control ?? 0) - (a.control ?? 0))
      .map((node) => ({
        icon: <Icon svg={Buildings} />,
        title: say.name(node),
        note: t('link.controlNote'),
        value: say.percent(node.control, 2),
        onPress: opens(node.id),
      }))
    return (
      <>
        <CellCard title={t('link.controlled')} cells={controlled} />
        <GraphList {...rendered} groups={groups} opens={opens} />
      </>
    )
  }
  return (
    <QueryPage
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
      query={queryOf(getLinks, { custId: id, depth: 2 })}
      empty={({ nodes }) => (nodes.length > 1 ? undefined : none)}
    >
      {(links) => (
        <>
          {contentOf(links)}
          {links.folded > 0 ? <p className="business-note">{t('link.folded', { count: links.folded })}</p> : null}
        </>
      )}
    </QueryPage>
  )
})

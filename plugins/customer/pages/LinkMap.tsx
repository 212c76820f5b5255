import { Buildings } from '@phosphor-icons/react/dist/csr/Buildings'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { User } from '@phosphor-icons/react/dist/csr/User'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import * as v from 'valibot'
import { formatPercent } from '#src/calendar'
import { Graph } from '#src/charts'
import { Awaited } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { ask } from '#src/records'
import { Card, Cell, PageFrame, Segmented } from '#src/ui'
import { getLinks, type Links } from '../api/business'
import { useAsked } from '../components/useAsked'
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
  const section = useAsked(ask(getLinks, { custId: id, depth: 2 }))
  return (
    <PageFrame
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
    >
      <Awaited
        section={section}
        empty={({ nodes }) =>
          nodes.length > 1
            ? undefined
            : {
                title: t('link.none'),
                text: t('link.noneText'),
                action: {
                  label: t('title.customerBusinessInfo'),
                  onPress: () => page.open(customerBusinessInfo, { id }),
                },
              }
        }
      >
        {(links) => (
          <>
            {view === 'graph' ? <Picture links={links} /> : <Lists links={links} />}
            {links.folded > 0 ? <p className="business-note">{t('link.folded', { count: links.folded })}</p> : null}
          </>
        )}
      </Awaited>
    </PageFrame>
  )
})

function Picture({ links: { root, nodes, links } }: { readonly links: Links }) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
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
  const open = (id: string) => {
    const custId = nodes.find((node) => node.id === id)?.custId
    if (custId !== undefined && custId !== root) page.open(customerDetails, { id: custId })
  }
  return (
    <Card pad>
      <Graph label={t('title.customerLinkMap')} root={root} nodes={drawn.nodes} edges={drawn.edges} onPress={open} />
    </Card>
  )
}

/** The same relations in words: what the company controls, then every relation by kind. */
function Lists({ links: { root, nodes, links } }: { readonly links: Links }) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const controlled = nodes
    .filter(({ id, control }) => control !== undefined && id !== root)
    .sort((a, b) => (b.control ?? 0) - (a.control ?? 0))
  const opens = (custId: string | undefined) =>
    custId === undefined || custId === root ? undefined : () => page.open(customerDetails, { id: custId })
  return (
    <>
      {controlled.length > 0 ? (
        <Card title={t('link.controlled')}>
          {controlled.map((node) => (
            <Cell
              key={node.id}
              icon={<Buildings aria-hidden="true" />}
              title={nameIn(node, language)}
              note={t('link.controlNote')}
              value={formatPercent(node.control ?? 0, language, 2)}
              onPress={opens(node.custId)}
            />
          ))}
        </Card>
      ) : null}
      {LINK_KINDS.map((kind) => {
        const rows = links.filter((link) => link.kind === kind).sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
        if (rows.length === 0) return null
        return (
          <Card key={kind} title={t(`linkKind.${kind}`)}>
            {rows.map(({ from, to, share }) => {
              const [first, second] = [byId.get(from), byId.get(to)]
              if (!first || !second) return null
              const Icon = ICONS[first.kind]
              return (
                <Cell
                  key={`${from} ${to}`}
                  icon={<Icon aria-hidden="true" />}
                  title={nameIn(first, language)}
                  note={`→ ${nameIn(second, language)}`}
                  value={share === undefined ? undefined : formatPercent(share, language, 2)}
                  onPress={opens(to === root ? first.custId : second.custId)}
                />
              )
            })}
          </Card>
        )
      })}
    </>
  )
}

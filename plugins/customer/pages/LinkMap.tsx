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

/** The same relations in words, by kind; the company that a row leads to is the one at the other end. */
function Lists({ links: { nodes, links } }: { readonly links: Links }) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const groups = LINK_KINDS.flatMap((kind) => {
    const rows = links.filter((link) => link.kind === kind).sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    return rows.length > 0 ? [{ kind, rows }] : []
  })
  return groups.map(({ kind, rows }) => (
    <Card key={kind} title={t(`linkKind.${kind}`)}>
      {rows.map(({ from, to, share }) => {
        const [holder, held] = [byId.get(from), byId.get(to)]
        if (!holder || !held) return null
        const Icon = ICONS[holder.kind]
        const { control, custId } = held
        const isIndirect = control !== undefined && share !== undefined && control - share > 0.00005
        return (
          <Cell
            key={`${from} ${to}`}
            icon={<Icon aria-hidden="true" />}
            title={nameIn(holder, language)}
            note={
              <>
                → {nameIn(held, language)}
                {isIndirect ? ` · ${t('link.control', { share: formatPercent(control, language, 2) })}` : null}
              </>
            }
            value={share === undefined ? undefined : formatPercent(share, language, 2)}
            onPress={custId === undefined ? undefined : () => page.open(customerDetails, { id: custId })}
          />
        )
      })}
    </Card>
  ))
}

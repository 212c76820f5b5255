import SquaresFourDuotone from '@phosphor-icons/core/duotone/squares-four-duotone.svg'
import { observer } from 'mobx-react-lite'
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { loadPart } from '#base/loading'
import { href } from '#base/routes'
import { type Core, useCore, useStore } from '#platform/core'
import { listIn, loadMenuTexts, text, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { contributionName, type MenuGroup, PluginBoundary, type RegisteredMenu } from '#platform/plugin'
import { Card, Icon, InlineError, MenuGrid, SkeletonLines } from '#ui/components'
import { useTexts } from '../plugin'
import { byUse, usedAreas } from '../stores/usedAreas'
import { workbenchStore } from '../stores/WorkbenchStore'
import './MenuGroups.css'

const GROUPS: readonly MenuGroup[] = ['customers', 'selling', 'projects', 'daily', 'tools']

/**
 * Menu of the areas that the user may open, by group. Entries of pages under construction are omitted (wire.md). Areas
 * that could not start are named by their ids, because their texts are not loaded.
 */
export const MenuGroups = observer(function MenuGroups() {
  const t = useTexts()
  const core = useCore()
  const language = useLanguage()
  const { menu } = useStore(workbenchStore)
  const [attempt, setAttempt] = useState(0)
  const areas = [...new Set(menu.map(({ plugin }) => plugin.id))].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `areas` determines `menu`; `attempt` reloads on a retry
  const withTexts = useMemo(() => loadAllMenuTexts(core, menu), [core, areas, attempt])
  const lost = core.registry.problems.filter(({ code }) => code === 'definition-failed').map(({ plugin }) => plugin)
  if (menu.length === 0 && lost.length === 0) return null
  return (
    <nav aria-label={t('workbench.menu')}>
      <Card>
        <div className="menu">
          <Suspense fallback={<SkeletonLines count={2} />}>
            <Groups withTexts={withTexts} onRetry={() => setAttempt(attempt + 1)} />
          </Suspense>
          {lost.length > 0 ? (
            <InlineError
              text={t('workbench.notStarted', { areas: listIn(lost, language) })}
              onRetry={() => window.location.reload()}
            />
          ) : null}
        </div>
      </Card>
    </nav>
  )
})

/**
 * Loads the menu texts of every area with an entry; resolves with the ids of plugins whose texts are loaded. Never
 * rejects.
 */
async function loadAllMenuTexts(core: Core, menu: readonly RegisteredMenu[]): Promise<ReadonlySet<string>> {
  const loads = [...new Set(menu.map(({ plugin }) => plugin))].map(async (plugin) => {
    try {
      await loadPart(() => loadMenuTexts(plugin.id), plugin.id)
      return [plugin.id]
    } catch (error) {
      core.report(error, contributionName(plugin, 'menu texts'))
      return []
    }
  })
  return new Set((await Promise.all(loads)).flat())
}

interface GroupsProps {
  readonly withTexts: Promise<ReadonlySet<string>>
  readonly onRetry: () => void
}

const Groups = observer(function Groups({ withTexts, onRetry }: GroupsProps) {
  const t = useTexts()
  const { menu } = useStore(workbenchStore)
  const ready = use(withTexts)
  const used = useStore(usedAreas)
  // The order stays while the page is open: nothing moves away from under the thumb.
  const [uses] = useState(used.items)
  const entries = byUse(
    menu.filter(({ plugin }) => ready.has(plugin.id)),
    uses,
  )
  return (
    <>
      {groupsByUse(entries, uses).map((group) => (
        <Group key={group} group={group} entries={entries.filter((each) => each.group === group)} />
      ))}
      {entries.length < menu.length ? <InlineError text={t('workbench.menuFailed')} onRetry={onRetry} /> : null}
    </>
  )
})

/** The groups in the order in which their entries are used. */
function groupsByUse(
  entries: readonly RegisteredMenu[],
  uses: readonly { readonly entry: string }[],
): readonly MenuGroup[] {
  const opened = uses.map(({ entry }) => ({ entry: entries.find(({ id }) => id === entry)?.group ?? '' }))
  return byUse(
    GROUPS.map((id) => ({ id })),
    opened,
  ).map(({ id }) => id)
}

interface GroupProps {
  readonly group: MenuGroup
  readonly entries: readonly RegisteredMenu[]
}

const Group = observer(function Group({ group, entries }: GroupProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const { badges } = useStore(workbenchStore)
  const used = useStore(usedAreas)
  // `text` does not subscribe to the language.
  useLanguage()
  if (entries.length === 0) return null
  return (
    <MenuGrid
      title={t(`workbench.groups.${group}`)}
      items={entries.map((entry) => {
        const { id } = entry.plugin
        const title = text(entry.title, {}, id)
        const count = badges.get(entry.id) ?? 0
        const counted = entry.counts ? text(entry.counts, { count }, id) : t('workbench.open', { count })
        return {
          id: entry.id,
          label: title,
          name: count > 0 ? t('workbench.badge', { title, counted }) : undefined,
          badge: count,
          icon: <MenuIcon entry={entry} />,
          onPress: () => {
            used.add({ entry: entry.id, at: Date.now() })
            page.openHref(href(entry.to, entry.search))
          },
        }
      })}
    />
  )
})

/** An area's icon; a generic one if it fails to load or render. */
function MenuIcon({ entry }: { entry: RegisteredMenu }): ReactNode {
  const { report } = useCore()
  const { icon, plugin } = entry
  const AreaIcon = useMemo(() => lazy(() => loadPart(icon, plugin.id)), [icon, plugin])
  return (
    <PluginBoundary
      plugin={plugin.id}
      owner={plugin.owner}
      what={`icon ${entry.id}`}
      report={report}
      waiting={null}
      failed={() => <Icon svg={SquaresFourDuotone} />}
    >
      <AreaIcon />
    </PluginBoundary>
  )
}

import { observer } from 'mobx-react-lite'
import { lazy, type ReactNode, Suspense, use, useMemo } from 'react'
import { useCore, useStore } from '#src/core'
import { loadTexts, text, useLanguage } from '#src/i18n'
import { loadChunk } from '#src/loading'
import { usePageNavigation } from '#src/navigation'
import { type MenuGroup, type RegisteredMenu, useTexts } from '#src/plugin'
import { Card, MenuGrid, SkeletonLines } from '#src/ui'
import { workbenchStore } from '../stores/WorkbenchStore'
import './MenuGroups.css'

const GROUPS: readonly MenuGroup[] = ['customers', 'selling', 'projects', 'daily', 'tools']

/** The areas that this user may open here; one that leads only to a page under construction is not shown (wire.md). */
export const MenuGroups = observer(function MenuGroups() {
  const t = useTexts()
  const { registry, decide } = useCore()
  const entries = registry.menu.filter((entry) => {
    const target = registry.routes.get(entry.to.path)
    return target?.screen && [entry.plugin.access, target.access, entry.access].every((access) => decide(access).ok)
  })
  // The titles are the areas' own words, which nobody else may have asked for yet.
  const texts = useMemo(() => Promise.all(registry.menu.map(({ plugin }) => loadTexts(plugin.id))), [registry])
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('workbench.menu')}>
      <Card>
        <div className="menu">
          <Suspense fallback={<SkeletonLines count={2} />}>
            {GROUPS.map((group) => (
              <Group key={group} group={group} entries={entries.filter((each) => each.group === group)} texts={texts} />
            ))}
          </Suspense>
        </div>
      </Card>
    </nav>
  )
})

interface GroupProps {
  readonly group: MenuGroup
  readonly entries: readonly RegisteredMenu[]
  /** Resolves once the entries have words. */
  readonly texts: Promise<unknown>
}

const Group = observer(function Group({ group, entries, texts }: GroupProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const { badges } = useStore(workbenchStore)
  use(texts)
  // `text` does not listen to the language.
  useLanguage()
  if (entries.length === 0) return null
  return (
    <MenuGrid
      title={t(`workbench.groups.${group}`)}
      items={entries.map((entry) => {
        const title = text(entry.title, {}, entry.plugin.id)
        const count = badges.get(entry.id) ?? 0
        return {
          id: entry.id,
          label: title,
          name: count > 0 ? t('workbench.badge', { title, count }) : undefined,
          badge: count,
          icon: <MenuIcon entry={entry} />,
          onPress: () => page.open(entry.to),
        }
      })}
    />
  )
})

function MenuIcon({ entry }: { entry: RegisteredMenu }): ReactNode {
  const Icon = useMemo(() => lazy(() => loadChunk(entry.icon, entry.plugin.id)), [entry])
  return (
    <Suspense fallback={null}>
      <Icon />
    </Suspense>
  )
}

import { observer } from 'mobx-react-lite'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { loadTexts, useTextsOf } from '#src/i18n'
import { navigate } from '#src/navigation'
import { loadChunk, type MenuGroup, type RegisteredMenu, useTexts } from '#src/plugin'
import { useCore, useStore } from '#src/stores'
import { Card } from '#src/ui'
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
  const groups = GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
  return (
    <nav aria-label={t('workbench.menu')}>
      <Card>
        {groups
          .filter((part) => part.entries.length > 0)
          .map((part) => (
            <section key={part.group}>
              <h2 className="menu__head">{t(`workbench.groups.${part.group}`)}</h2>
              <ul className="menu__grid">
                {part.entries.map((entry) => (
                  <li key={entry.id}>
                    <MenuButton entry={entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </Card>
    </nav>
  )
})

const MenuButton = observer(function MenuButton({ entry }: { entry: RegisteredMenu }) {
  const t = useTexts()
  const title = useTitle(entry)
  const count = useStore(workbenchStore).badges.get(entry.id) ?? 0
  return (
    <button
      type="button"
      className="menu__entry"
      onClick={() => navigate(entry.to)}
      aria-label={count > 0 ? t('workbench.badge', { title, count }) : title}
    >
      <span className="menu__icon">
        <MenuIcon entry={entry} />
        {count > 0 ? <span className="menu__badge">{count > 99 ? '99+' : count}</span> : null}
      </span>
      {title}
    </button>
  )
})

/** The entry's name in its area's texts, which nobody else may have loaded yet; until then there is none. */
function useTitle({ plugin: { id }, title }: RegisteredMenu): string {
  const t = useTextsOf(id)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    // Without them the key stands there: an entry needs some name.
    loadTexts(id).then(done, done)
  }, [id])
  const words = t(title)
  return isLoaded || words !== title ? words : ''
}

function MenuIcon({ entry }: { entry: RegisteredMenu }): ReactNode {
  const Icon = useMemo(() => lazy(() => loadChunk(entry.icon, entry.plugin.id)), [entry])
  return (
    <Suspense fallback={null}>
      <Icon />
    </Suspense>
  )
}

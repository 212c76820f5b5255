import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Group, Panel as Pane, Separator, useDefaultLayout, useGroupRef } from 'react-resizable-panels'
import type { ConsoleStore, TabId } from './ConsoleStore'
import { PANELS } from './panels/panels'
import { LifeBar } from './parts/LifeBar'
import { Panel } from './parts/Panel'
import { PhoneFrame } from './parts/PhoneFrame'
import { RowDetails } from './parts/RowDetails'
import { Timeline } from './parts/Timeline'
import { TopBar } from './parts/TopBar'
import { TABS } from './tabs/tabs'

/** From this width of the window, the help of a panel is about one line. px */
const WIDE = 1600

/** Widths of the columns before a tester changes them: two phones have the room of one and a half. % */
function usualColumns(isTwo: boolean) {
  const panels = ((window.innerWidth < WIDE ? 264 : 340) / window.innerWidth) * 100
  const phones = isTwo ? 46 : 30
  return { panels, phones, right: 100 - panels - phones }
}

/** The whole page: panels, phones, timeline and tools. */
export const Console = observer(function Console({ store }: { readonly store: ConsoleStore }) {
  const { theme, language, t } = store
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    document.documentElement.lang = language
    document.title = t('title')
  }, [theme, language, t])
  const isTwo = store.phones.length > 1
  const columns = useDefaultLayout({
    id: isTwo ? 'harness-columns-two' : 'harness-columns',
    storage: localStorage,
    onlySaveAfterUserInteractions: true,
  })
  const right = useDefaultLayout({ id: 'harness-right', storage: localStorage })
  const group = useGroupRef()
  const layout = columns.defaultLayout ?? usualColumns(isTwo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tester drags meanwhile stays
  useEffect(() => {
    group.current?.setLayout(layout)
  }, [isTwo])
  if (!store.isOpen) return <p className="empty">{store.notice || t('loading')}</p>
  return (
    <div className="hx">
      <TopBar store={store} />
      <main className="hx__main">
        <Group
          id="harness-columns"
          className="hx__columns"
          groupRef={group}
          defaultLayout={layout}
          onLayoutChanged={columns.onLayoutChanged}
        >
          <Pane id="panels" minSize={250}>
            <section className="hx__panels" aria-label={t('panels')}>
              {PANELS.map((panel) => (
                <Panel key={panel.id} panel={panel} store={store} />
              ))}
            </section>
          </Pane>
          <Separator className="hx__line" aria-label={t('resize.panels')} />
          <Pane id="phones" minSize={260}>
            <div className="hx__phones">
              <div className="hx__stage">
                {store.phones.map((phone) => (
                  <PhoneFrame key={phone.name} phone={phone} store={store} />
                ))}
              </div>
              <LifeBar store={store} />
            </div>
          </Pane>
          <Separator className="hx__line" aria-label={t('resize.phones')} />
          <Pane id="right" minSize={360}>
            <Group
              id="harness-right"
              orientation="vertical"
              defaultLayout={right.defaultLayout}
              onLayoutChanged={right.onLayoutChanged}
            >
              <Pane id="timeline" defaultSize="44%" minSize={120}>
                <Timeline store={store} />
              </Pane>
              <Separator className="hx__line" aria-label={t('resize.timeline')} />
              <Pane id="details" defaultSize="20%" minSize={60}>
                <RowDetails store={store} />
              </Pane>
              <Separator className="hx__line" aria-label={t('resize.details')} />
              <Pane id="tools" minSize={140}>
                <Tools store={store} />
              </Pane>
            </Group>
          </Pane>
        </Group>
      </main>
    </div>
  )
})

const Tools = observer(function Tools({ store }: { readonly store: ConsoleStore }) {
  const { tab, opened, t } = store
  const ids = Object.keys(TABS) as TabId[]
  const move = (key: string) => {
    const at = ids.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
    const next = to === undefined ? undefined : ids.at(to % ids.length)
    if (!next) return
    store.show(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <section className="tools" aria-label={t('tools')}>
      <div className="bar tools__tabs" role="tablist" aria-label={t('tools')}>
        {ids.map((id) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className="tools__tab"
            aria-selected={tab === id}
            aria-controls={tab === id ? `tool-${id}` : undefined}
            tabIndex={tab === id ? 0 : -1}
            onClick={() => store.show(id)}
            onKeyDown={({ key }) => move(key)}
          >
            {t(TABS[id].title)}
            <i>{TABS[id].count?.(store) || null}</i>
          </button>
        ))}
      </div>
      {opened.map((id) => {
        const { Content, help } = TABS[id]
        return (
          <div
            key={id}
            className="tools__tool"
            id={`tool-${id}`}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            hidden={tab !== id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the tool scrolls with the keyboard, too
            tabIndex={0}
          >
            <p className="help">{t(help)}</p>
            <Content store={store} />
          </div>
        )
      })}
    </section>
  )
})

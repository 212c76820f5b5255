import { useEffect, useState } from 'react'
import { commit, environment, version } from '#base/config'
import { useCore } from '#platform/core'
import { loadTexts, useCoreTexts, useLanguage, useTextsOf } from '#platform/i18n'
import { type PageState, usePage, usePageState } from '#platform/navigation'
import type { RegisteredRoute } from '#platform/plugin'
import { PageFrame, StateView, type StateViewProps } from '#ui/components'

interface StatePageProps extends Omit<StateViewProps, 'alternative'> {
  /** Undefined for an unregistered address. */
  readonly entry: RegisteredRoute | undefined
  readonly state: PageState
  /** Further details for support, besides the page and its owner. */
  readonly details?: Readonly<Record<string, string | undefined>>
}

/**
 * A page that cannot be shown: the reason under its own title, a next step, and a button that copies details for
 * support.
 */
export function StatePage({ entry, state, details, ...view }: StatePageProps) {
  const t = useCoreTexts()
  const copy = useCopyDetails(entry, details)
  const title = useRouteTitle(entry) ?? t('product')
  const { visible } = usePage()
  usePageState(state)
  useEffect(() => {
    if (visible) document.title = title
  }, [visible, title])
  return (
    <PageFrame title={title}>
      <StateView {...view} alternative={entry && { label: t('state.copyDetails'), onPress: copy }} />
    </PageFrame>
  )
}

/** The title of a route, whose area may not be loaded yet; undefined until its texts are. */
function useRouteTitle(entry: RegisteredRoute | undefined): string | undefined {
  const plugin = entry?.plugin.id ?? ''
  const language = useLanguage()
  const t = useTextsOf(plugin)
  const [, setLoaded] = useState('')
  useEffect(() => {
    if (!plugin) return
    // Without the area's texts the page has the app's name.
    loadTexts(plugin).then(
      () => setLoaded(`${plugin} ${language}`),
      () => undefined,
    )
  }, [plugin, language])
  if (!entry) return undefined
  const title = t(entry.title)
  return title === entry.title ? undefined : title
}

/** Copies area, team and page for support; they are not shown, because users do not need them. */
function useCopyDetails(entry: RegisteredRoute | undefined, details: StatePageProps['details'] = {}) {
  const t = useCoreTexts()
  const { host, feedback, session } = useCore()
  return async () => {
    const facts = {
      page: entry?.route.path,
      plugin: entry?.plugin.id,
      owner: entry?.plugin.owner,
      ...details,
      version: `${version} ${commit} ${environment}`,
      session: session.id,
    }
    const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    const result = await host.copyText({ text: lines.join('\n') })
    feedback.toast(t(result.ok ? 'state.copied' : 'state.copyFailed'))
  }
}

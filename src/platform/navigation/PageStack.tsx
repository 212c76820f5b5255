import { observer } from 'mobx-react-lite'
import {
  Activity,
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMarks } from './marks'
import type { MountedPage, NavigationStore } from './NavigationStore'
import { PageContext, type PageState } from './page'
import { useScrollMemory } from './scroll'

interface PageStackProps {
  readonly navigation: NavigationStore
  /** False in the enterprise app (section 2: no transitions there). */
  readonly animated: boolean
  readonly pluginOf: (path: string) => string
  readonly transitionOf: (path: string) => 'slide' | 'rise' | 'none'
  readonly render: (page: MountedPage) => ReactNode
}

/**
 * All mounted pages. Their style sheet is in the boot chunk (`App.tsx`), so that code without screens can use this
 * module in Node. The last one is visible; cached ones stay hidden and inert beneath it (architecture 'Navigation').
 */
export const PageStack = observer(function PageStack({ navigation, ...props }: PageStackProps) {
  const { pages, visible } = navigation
  return pages.map((page) => (
    <PageView key={page.key} page={page} visible={page === visible} navigation={navigation} {...props} />
  ))
})

interface PageViewProps extends Omit<PageStackProps, 'animated'> {
  readonly page: MountedPage
  readonly visible: boolean
  readonly animated: boolean
}

function PageView({ page, visible, navigation, animated, pluginOf, transitionOf, render }: PageViewProps) {
  const [state, setState] = useState<PageState>('loading')
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const element = useRef<HTMLElement | null>(null)
  const mount = useCallback((given: HTMLElement | null) => {
    element.current = given
    // As a transition, so that rendering is interruptible and the browser can react to touches.
    startTransition(() => setRoot(given))
  }, [])
  const scroller = useCallback(() => element.current, [])
  // The first page is rendered synchronously, in place of the skeleton.
  const [isFirst] = useState(navigation.motion === 'none')
  const plugin = pluginOf(page.path)
  useMarks(page.path, state, visible)
  useScrollMemory(root, page, visible, state)
  const motion = useMotion(navigation, visible, animated && transitionOf(page.path) !== 'none')
  const rise = transitionOf(page.path) === 'rise' ? ' page--rise' : ''
  const facts = useMemo(
    () => ({ page, navigation, plugin, visible, setState, scroller }),
    [page, navigation, plugin, visible, scroller],
  )
  return (
    <section
      ref={mount}
      className={`page${motion}${rise}`}
      data-route={page.path}
      data-state={state}
      hidden={!visible}
      inert={!visible}
    >
      {/* Rendered once its scroll container exists, because a restored list measures against it at once. */}
      {root || isFirst ? (
        <Activity mode={visible ? 'visible' : 'hidden'}>
          <PageContext value={facts}>{render(page)}</PageContext>
        </Activity>
      ) : null}
    </section>
  )
}

/**
 * Class of the entering page: from the right on push and forward, from the left on replace, back and go (section 2).
 */
function useMotion(navigation: NavigationStore, visible: boolean, animated: boolean): string {
  const [motion, setMotion] = useState('')
  useLayoutEffect(() => {
    if (!visible || !animated || navigation.motion === 'none') return setMotion('')
    setMotion(` page--from-${navigation.motion}`)
  }, [visible, animated, navigation])
  return motion
}

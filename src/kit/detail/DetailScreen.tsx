import { observer } from 'mobx-react-lite'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import type { Href } from '#base/routes'
import { preloadMoveSheets } from '#kit/forms'
import { type RecordState, recentRecords, type Versioned } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { type PageState, usePage, usePageNavigation, usePageState } from '#platform/navigation'
import { type MenuAction, PageFrame, SkeletonBar, SkeletonDetail, Tabs } from '#ui/components'
import { BarMiddle } from './BarMiddle'
import { type Compared, ConflictNotice, type ConflictNoticeProps } from './ConflictNotice'
import { type PageLink, useLinkAction } from './LinksCard'
import { LoadNotice, RecordOfflineBar } from './LoadNotice'
import { NotThere } from './NotThere'
import type { Opened } from './opened'
import { type Part, PartBody, present, type Some } from './parts'
import { useWording } from './texts'
import { useAnchors } from './useAnchors'
import type { Neighbours } from './useNeighbours'
import './DetailScreen.css'

/** A tab that scrolls to the part with its key. */
export interface PartTab {
  readonly key: string
  readonly label: string
  readonly count?: number | undefined
}

export interface DetailScreenProps<D extends Versioned, Row> extends Pick<ConflictNoticeProps<D>, 'changedBy'> {
  /** From `useRecord`. */
  readonly open: Opened<D, Row>
  /** Name of the record. */
  readonly title: (record: D | Row) => string
  /** Title while nothing of the record is known, or for good where it cannot be shown; default: the route's. */
  readonly untitled?: string | undefined
  /** Top of the page, also from the row of a list while the record (`whole`) is loading; its `h2` is the name. */
  readonly head?: (record: D | Row, whole: D | undefined) => ReactNode
  readonly parts: (record: D) => readonly Some<Part>[]
  /** Anchored tabs; apart from the parts, because they are rendered before the record is loaded. */
  readonly tabs?: readonly PartTab[] | undefined
  /** Main actions; their place is reserved until the user's rights are loaded. */
  readonly bottomBar?: (record: D) => ReactNode
  /** Actions, and links to pages by any area (`linkTo`), of which those that cannot be opened are skipped. */
  readonly menu?: (record: D | Row, whole: D | undefined) => readonly Some<MenuAction | PageLink>[]
  /** The one action in the bar, an `IconButton`. */
  readonly action?: (record: D | Row, whole: D | undefined) => ReactNode
  /** What the conflict notice compares. */
  readonly compare?: readonly Compared<D>[]
  /** Where 'to the list' leads; default: back. */
  readonly list?: Href | undefined
  /** The list that it was opened from. */
  readonly neighbours?: Neighbours | undefined
}

const STATES: Readonly<Record<RecordState, PageState>> = {
  loading: 'loading',
  ready: 'ready',
  'not-found': 'not-found',
  denied: 'denied',
  failed: 'error',
}

/**
 * The page of one record (pages 'Detail screens'): skeleton, not found, denied, failed with retry, notices for stale
 * data and for changes by others, previous and next, anchored tabs, bottom bar and menu. The route has the record's
 * `id`.
 */
export const DetailScreen = observer(DetailScreenOf) as typeof DetailScreenOf

function DetailScreenOf<D extends Versioned, Row>(props: DetailScreenProps<D, Row>) {
  const { open, list } = props
  const { known, state } = open
  const page = usePageNavigation()
  const word = useWording(open.texts)
  const core = useCoreTexts()
  const routeTitle = useRouteTitle()
  usePageState(STATES[state])
  // The key resets the state below for another record; the frame of the app above stays.
  if (known !== undefined && state !== 'denied' && state !== 'not-found')
    return <LoadedRecord key={open.id} {...props} known={known} />
  const leave = list
    ? { label: word('toList'), onPress: () => page.replaceHref(list) }
    : { label: core('back'), onPress: page.back }
  return (
    <PageFrame title={props.untitled ?? routeTitle}>
      <NotThere open={open} leave={leave} isHeadless={props.head === undefined} />
    </PageFrame>
  )
}

const LoadedRecord = observer(LoadedRecordOf) as typeof LoadedRecordOf

function LoadedRecordOf<D extends Versioned, Row>(props: DetailScreenProps<D, Row> & { readonly known: D | Row }) {
  const { open, known, title, head, parts, tabs = [], bottomBar, compare = [], changedBy, neighbours } = props
  const word = useWording(open.texts)
  const { current, bar, top, anchor, go } = useAnchors(tabs.map(({ key }) => key))
  const headBox = useRef<HTMLDivElement>(null)
  useEffect(preloadMoveSheets, [])
  useRecent(open.id, title(known), head !== undefined)
  const whole = open.shown
  // Content below the first screen is rendered after it.
  const isBelowShown = useDeferredValue(whole !== undefined)
  const shown = whole ? present(parts(whole)) : []
  const name = title(known)
  const foot = () => {
    if (!bottomBar) return undefined
    return open.isLearning ? <SkeletonBar /> : whole && bottomBar(whole)
  }
  const actionOf = useLinkAction()
  const menu = props.menu?.(known, whole) ?? []
  const middle =
    head || neighbours ? (
      <BarMiddle id={open.id} texts={open.texts} name={name} head={headBox} neighbours={neighbours} />
    ) : undefined
  return (
    <PageFrame
      flush={head !== undefined || tabs.length > 0}
      title={name}
      nav={{
        middle,
        actions: props.action?.(known, whole),
        menu: present(menu.map((entry) => (entry && 'to' in entry ? actionOf(entry) : entry))),
      }}
      notice={<RecordOfflineBar open={open} />}
      bottomBar={foot()}
    >
      {head ? <div ref={headBox}>{head(known, whole)}</div> : null}
      {tabs.length > 0 ? (
        <div ref={bar} className="detail-tabs" style={{ top }}>
          <Tabs
            label={word('sections')}
            tabs={tabs.map(({ key, label, count }) => ({ value: key, label, count }))}
            value={current}
            onChange={go}
          />
        </div>
      ) : null}
      <LoadNotice open={open} />
      <ConflictNotice open={open} compare={compare} changedBy={changedBy} />
      {shown.map(({ key, title: heading, pad, body }, index) => (
        <div key={key} ref={anchor(key)}>
          {index === 0 || isBelowShown ? <PartBody title={heading} pad={pad} body={body} /> : null}
        </div>
      ))}
      {open.state === 'loading' ? <SkeletonDetail head={head === undefined} /> : null}
    </PageFrame>
  )
}

/** Remembers the record of a page with a head as one of the last that were opened. */
function useRecent(id: string, title: string, isRecord: boolean): void {
  const recent = useStore(recentRecords)
  const { page, plugin } = usePage()
  const to = `${page.path}?id=${encodeURIComponent(id)}` as Href
  useEffect(() => {
    if (isRecord) recent.add({ title, to, plugin })
  }, [recent, isRecord, title, to, plugin])
}

/** Title of the page's route: 'Lead'. */
function useRouteTitle(): string {
  const { registry } = useCore()
  const { page, plugin } = usePage()
  const t = useTextsOf(plugin)
  const core = useCoreTexts()
  const entry = registry.routes.get(page.path)
  return entry ? t(entry.title) : core('product')
}

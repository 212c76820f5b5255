import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, InlineError, PageFrame, SearchField, SkeletonLines, SkeletonRows, StateView } from '#ui/components'
import { areaName } from '../components/day/areaName'
import { MOST_LINES } from '../components/day/FailedAreas'
import { RecentCard } from '../components/day/RecentCard'
import { useTexts } from '../plugin'
import { search } from '../routes'
import { type FoundHit, GlobalSearchModel, SHORTEST } from '../stores/GlobalSearchModel'
import { recentSearches } from '../stores/recentSearches'
import './GlobalSearch.css'

/** Global search over all areas that can be searched; a failed area gets its own retry. */
export default observer(function GlobalSearch() {
  const page = usePageNavigation(search)
  const t = useTexts()
  const core = useCore()
  const recent = useStore(recentSearches)
  const { text = '' } = useSearch(search)
  const model = useMemo(() => new GlobalSearchModel(core), [core])
  useEffect(() => {
    void model.search(text.trim())
    return () => model.stop()
  }, [model, text])
  usePageState(model.loading ? 'loading' : 'ready')

  const open = (hit: FoundHit) => {
    recent.add(text.trim())
    page.openHref(hit.to)
  }

  return (
    <PageFrame
      title={t('search.title')}
      top={
        <SearchField
          label={t('search.label')}
          value={text}
          onChange={(value) => page.setSearch({ text: value })}
          autoFocus
        />
      }
    >
      {text.trim().length < SHORTEST ? (
        <>
          <Recent texts={recent.items} onChoose={(value) => page.setSearch({ text: value })} onClear={recent.clear} />
          <RecentCard />
        </>
      ) : (
        <Results model={model} text={text} onOpen={open} />
      )}
    </PageFrame>
  )
})

const Results = observer(function Results(props: {
  model: GlobalSearchModel
  text: string
  onOpen: (hit: FoundHit) => void
}) {
  const t = useTexts()
  const core = useCore()
  const { model, text, onOpen } = props
  if (model.loading && model.hits.length === 0) return <SkeletonRows />
  return (
    <>
      {model.isLost || model.failed.length > MOST_LINES ? (
        <InlineError
          text={t(model.isLost ? 'search.offline' : 'search.failedAll')}
          onRetry={() => void model.retry()}
        />
      ) : (
        model.failed.map((plugin) => (
          <InlineError
            key={plugin}
            text={t('search.failed', { area: areaName(core, plugin) })}
            onRetry={() => void model.retry(plugin)}
          />
        ))
      )}
      {model.hits.length === 0 && model.failed.length === 0 && !model.loading ? (
        <StateView kind="empty" title={t('search.nothing', { text })} text={t('search.nothingText')} />
      ) : (
        model.groups.map(({ kind, hits }) => <Group key={kind} kind={kind} hits={hits} onOpen={onOpen} />)
      )}
      {model.loading ? <SkeletonLines count={2} /> : null}
    </>
  )
})

interface GroupProps {
  readonly kind: string
  readonly hits: readonly FoundHit[]
  readonly onOpen: (hit: FoundHit) => void
}

/** The hits of one kind, under its name. */
function Group({ kind, hits, onOpen }: GroupProps) {
  return (
    <section aria-label={kind}>
      <div className="hits__head">
        <h2>{kind}</h2>
        <span className="num">{hits.length}</span>
      </div>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={`${hit.plugin} ${hit.id}`} data-record={hit.id}>
            <button type="button" className="hits__row" onClick={() => onOpen(hit)}>
              <b>{hit.title}</b>
              {hit.detail ? <span>{hit.detail}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recent(props: { texts: readonly string[]; onChoose: (text: string) => void; onClear: () => void }) {
  const t = useTexts()
  const { texts, onChoose, onClear } = props
  if (texts.length === 0) return <p className="hits__hint">{t('search.hint')}</p>
  return (
    <section aria-label={t('search.recent')}>
      <div className="hits__head">
        <h2>{t('search.recent')}</h2>
        <Button variant="plain" size="small" onPress={onClear}>
          {t('search.clearRecent')}
        </Button>
      </div>
      <ul className="hits">
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className="hits__row" onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

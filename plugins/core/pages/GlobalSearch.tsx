import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useCore, useStore } from '#platform/core'
import { text as menuTextOf, useLanguage } from '#platform/i18n'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, InlineError, PageFrame, SearchField, SkeletonLines, SkeletonRows, StateView } from '#ui/components'
import { useTexts } from '../plugin'
import { search } from '../routes'
import { type FoundHit, GlobalSearchModel, SHORTEST } from '../stores/GlobalSearchModel'
import { recentSearchesStore } from '../stores/recentSearches'
import './GlobalSearch.css'

/** Global search over all areas that can be searched; a failed area gets its own retry. */
export default observer(function GlobalSearch() {
  const page = usePageNavigation(search)
  const t = useTexts()
  const core = useCore()
  const recent = useStore(recentSearchesStore)
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
        <Recent texts={recent.texts} onChoose={(value) => page.setSearch({ text: value })} onClear={recent.clear} />
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
  const { model, text, onOpen } = props
  if (model.loading && model.hits.length === 0) return <SkeletonRows />
  return (
    <>
      {model.failed.map((plugin) => (
        <InlineError key={plugin} text={t('search.failed')} onRetry={() => void model.retry(plugin)} />
      ))}
      {model.hits.length === 0 && model.failed.length === 0 && !model.loading ? (
        <StateView kind="empty" title={t('search.nothing', { text })} text={t('search.nothingText')} />
      ) : (
        model.groups.map(({ plugin, hits }) => <Group key={plugin} plugin={plugin} hits={hits} onOpen={onOpen} />)
      )}
      {model.loading ? <SkeletonLines count={2} /> : null}
    </>
  )
})

interface GroupProps {
  readonly plugin: string
  readonly hits: readonly FoundHit[]
  readonly onOpen: (hit: FoundHit) => void
}

/** The hits of one area, under its name. */
function Group({ plugin, hits, onOpen }: GroupProps) {
  const { registry } = useCore()
  const t = useTexts()
  // `menuTextOf` does not subscribe to the language.
  useLanguage()
  const entry = registry.menu.find((each) => each.plugin.id === plugin)
  const name = entry ? menuTextOf(entry.title, {}, plugin) : t('search.title')
  return (
    <section aria-label={name}>
      <div className="hits__head">
        <h2>{name}</h2>
        <span className="num">{hits.length}</span>
      </div>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={hit.id} data-record={hit.id}>
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

import File from '@phosphor-icons/core/regular/file.svg'
import FileText from '@phosphor-icons/core/regular/file-text.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import Video from '@phosphor-icons/core/regular/video.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { useDictionary } from '#domain/directory'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useReach, useStore } from '#platform/core'
import { DockButton, Icon, usePageTools } from '#ui/components'
import { Highlight } from '#ui/html'
import { ItemTag } from '../components/tags'
import { useTexts } from '../plugin'
import { itemList, itemRows } from '../records'
import { energyRule, knowldegeDetails, knowldegeUpload, programList } from '../routes'
import { categories, ITEM_KINDS, outboxRecord, TABS } from '../rules/vocabulary'
import '../components/knowledge.css'

export { itemList as data } from '../records'
export { itemSearch as search } from '../rules/filters'

const ICONS: Readonly<Record<string, string>> = { article: FileText, file: File, video: Video }

/** Items of the knowledge base by tab and category, ranked in a search (/knowledgeList). */
export default observer(function KnowledgeList() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const reach = useReach()
  const tags = useDictionary('programmeTag')
  const screen = useListScreen(itemList)
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kind" isSingle options={ITEM_KINDS} />
      <ChoiceFilter draft={draft} name="tags" options={(tags.value ?? []).map(({ code }) => code)} nameOf={tags.name} />
    </>
  ))
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => open(id)} />, [open])
  const mayReview = decide({ permission: 'knowledge.review' }).ok
  const mayWrite = decide({ permission: 'knowledge.write' }).ok
  const upload = () => page.open(knowldegeUpload)
  return (
    <ListScreen
      screen={screen}
      title={t('title.knowledgeList')}
      row={row}
      rowHeight={92}
      tabs={TABS.filter((tab) => mayReview || tab !== 'review')}
      quick={categories.words.map((category) => ({ key: category, on: { category } }))}
      filter={filter.open}
      empty={
        screen.tab === 'mine' && mayWrite
          ? { title: t('empty.mine'), action: { label: t('upload'), onPress: upload } }
          : { title: screen.tab === 'review' ? t('empty.review') : t('empty.all') }
      }
      menu={[
        reach(programList) && { label: t('title.programList'), onPress: () => page.open(programList) },
        reach(energyRule) && { label: t('title.energyRule'), onPress: () => page.open(energyRule, {}) },
      ]}
      dock={mayWrite && <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('upload')} onPress={upload} />}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const item = useStore(itemRows).get(id)
  if (!item) return null
  const { title, hits, snippet, snippetHits, category, author, at, reads, state, next } = item
  return (
    <ListRow
      record={outboxRecord(id)}
      to={href(knowldegeDetails, { id })}
      onOpen={onOpen}
      mark={<Icon svg={ICONS[item.kind] ?? File} />}
      title={title}
      shownTitle={<Highlight text={title} hits={hits} />}
      tag={state !== 'published' || next ? <ItemTag state={state} next={next} /> : null}
      lines={[
        {
          left:
            snippet === undefined ? (
              word('category', category)
            ) : (
              <span className="knowledge__snippet">
                <Highlight text={snippet} hits={snippetHits} />
              </span>
            ),
          right: t('reads', { count: reads }),
        },
        { left: say.name(author), right: say.nearDay(at) },
      ]}
    />
  )
})

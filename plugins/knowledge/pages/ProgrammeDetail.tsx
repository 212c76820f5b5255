import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { href } from '#base/routes'
import { companyPicker, useDictionary } from '#domain/directory'
import { FileList, fileOf } from '#kit/attachments'
import { DetailScreen, Facts, HeadFacts, QueryPage, RecordHead, recordData, useRecord } from '#kit/detail'
import { queryOf, useRefusalToast } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, CellCard, Notice, usePageTools } from '#ui/components'
import { getProgramme, type Programme } from '../api'
import { useShare } from '../components/useShare'
import { useTexts } from '../plugin'
import { programmeRows, programmes, starOnPage } from '../records'
import { caseDetails, programDetails, programList } from '../routes'
import { capacityUnit } from '../rules/vocabulary'

export const data = recordData(programmes)

/** A programme: overview, benefits, cases, files; recommended to a customer (/programDetails). */
export default observer(function ProgrammeDetail() {
  const { id, s } = useSearch(programDetails)
  const { decide } = useCore()
  return s === undefined || decide({ permission: 'knowledge.read' }).ok ? <Shown id={id} /> : <Linked id={id} s={s} />
})

/** A programme as somebody without a role sees it by a link. */
function Linked({ id, s }: { readonly id: string; readonly s: string }) {
  const t = useTexts()
  const { say } = usePageTools()
  const partsOf = useParts(false)
  return (
    <QueryPage
      title={t('title.programDetails')}
      query={queryOf(getProgramme, { id, s })}
      about={s}
      texts="programmeDetail"
    >
      {(programme) => (
        <>
          <RecordHead record={`programme:${id}`} name={say.name(programme)}>
            <HeadFacts>{t('shared')}</HeadFacts>
          </RecordHead>
          {partsOf(programme).map(({ key, body }) => (
            <section key={key}>{body}</section>
          ))}
        </>
      )}
    </QueryPage>
  )
}

const TABS = ['overview', 'benefits', 'cases', 'files'] as const

/** The sections of a programme; its cases lead to their pages for those who may open them. */
function useParts(hasLinks: boolean) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const tags = useDictionary('programmeTag')
  const industries = useDictionary('industry')
  return (programme: Programme) => {
    const { scene, products, benefits, capMin, capMax, margin, cases, files, state } = programme
    const bodies: Readonly<Record<(typeof TABS)[number], ReactNode>> = {
      overview: (
        <>
          {state === 'withdrawn' ? <Notice tone="warn">{t('programme.withdrawn')}</Notice> : null}
          <Card title={t('programme.overview')}>
            <Facts
              facts={[
                { label: t('programme.scene'), value: word('scene', scene) },
                {
                  label: t('programme.industries'),
                  value:
                    say.list(programme.industries.map((code) => industries.name(code))) || t('programme.allIndustries'),
                },
                { label: t('programme.tags'), value: say.list(programme.tags.map((tag) => tags.name(tag))) },
                {
                  label: t('programme.size'),
                  value: t('programme.capacity', {
                    from: say.number(capMin),
                    to: say.number(capMax),
                    unit: capacityUnit(scene),
                  }),
                },
                { label: t('programme.products'), value: say.list(products.map((each) => say.name(each))) },
                { label: t('programme.margin'), value: say.percent(margin) },
              ]}
            />
          </Card>
        </>
      ),
      benefits: (
        <CellCard
          title={t('programme.benefits')}
          cells={benefits.map(({ text, textEn }) => ({ key: text, title: say.text(text, textEn) }))}
        />
      ),
      cases: (
        <CellCard
          title={t('programme.cases')}
          none={t('cases.empty')}
          cells={cases.map((each) => ({
            key: each.id,
            title: say.name(each),
            note: String(each.year),
            ...(hasLinks && { onPress: () => page.open(caseDetails, { id: each.id }) }),
          }))}
        />
      ),
      files: (
        <Card title={t('field.files')}>
          <FileList label={t('field.files')} files={files.map(fileOf)} />
        </Card>
      ),
    }
    return TABS.map((key) => ({ key, body: bodies[key] }))
  }
}

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const core = useCore()
  const open = useRecord(programmes, id)
  const toastRefusal = useRefusalToast()
  const partsOf = useParts(true)
  const rows = useStore(programmeRows)
  const isFavourite = rows.get(id)?.favourite ?? false
  const share = useShare('programme', id, open.main.value && say.name(open.main.value))
  const recommend = async () => {
    const [company] = (await page.choose(companyPicker, { most: 1 })) ?? []
    if (company) await share({ custId: company.id })
  }
  return (
    <DetailScreen
      open={open}
      title={say.name}
      list={href(programList, {})}
      neighbours={rows.browsing}
      tabs={TABS.map((key) => ({ key, label: t(`programme.${key}`) }))}
      head={(programme) => (
        <RecordHead
          record={`programme:${id}`}
          name={say.name(programme)}
          star={{
            on: isFavourite,
            label: t(isFavourite ? 'unstar' : 'star'),
            onPress: () => toastRefusal(starOnPage(core, id, !isFavourite)),
          }}
        >
          <HeadFacts>
            <span>{word('scene', programme.scene)}</span>
          </HeadFacts>
        </RecordHead>
      )}
      parts={partsOf}
      bottomBar={({ state }) =>
        state === 'offered' && (
          <>
            <Button onPress={() => share({})}>{t('share')}</Button>
            <Button variant="main" onPress={recommend}>
              {t('programme.recommend')}
            </Button>
          </>
        )
      }
    />
  )
})

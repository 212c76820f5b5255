import { useState } from 'react'
import {
  CellSection,
  HeadAddress,
  HeadFacts,
  Loaded,
  RecordHead,
  ScoreCard,
  SectionCard,
  type SectionData,
  SectionError,
} from '#kit/detail'
import { HttpError } from '#platform/http'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const offline = new HttpError('network', 'Network Error', { callId: 'section' })
const section = (rest: Partial<SectionData<readonly string[]>>): SectionData<readonly string[]> => ({
  status: 'ready',
  value: undefined,
  error: undefined,
  load: () => undefined,
  ...rest,
})

const SCORE = {
  score: 42,
  before: 40,
  parts: [
    { key: 'need', got: 30, max: 30 },
    { key: 'main', got: 12, max: 25 },
  ],
}

export default function SectionCardExample() {
  const t = useTexts()
  const [isLoaded, setLoaded] = useState(false)
  const [isFollowed, setFollowed] = useState(false)
  const empty = (names: readonly string[]) => (names.length === 0 ? t('parts.state.empty') : undefined)
  const list = (names: readonly string[]) => <p className="shown__pad">{names.join(' · ')}</p>
  return (
    <>
      <Shown state="usual">
        <RecordHead
          record="example:1"
          name={t('parts.bills')}
          star={{ on: isFollowed, label: t('parts.record.follow'), onPress: () => setFollowed(!isFollowed) }}
        >
          <HeadFacts>
            <span>{t('parts.add')}</span>
            <span>{t('parts.edit')}</span>
          </HeadFacts>
          <HeadAddress address={t('parts.words')} none="" copy={t('parts.record.openIt')} isLoading={false} />
        </RecordHead>
        <ScoreCard
          section={{ status: 'ready', value: SCORE, error: undefined, load: () => undefined }}
          texts="parts.scoreCard"
          most={{ need: 30, main: 25 }}
          summary={() => t('parts.words')}
          reason={() => t('parts.words')}
        />
        <SectionCard
          title={t('parts.bills')}
          section={section({ value: [t('parts.add'), t('parts.edit')] })}
          link={{ label: t('parts.record.openIt'), onPress: () => undefined }}
        >
          {list}
        </SectionCard>
      </Shown>
      <Shown state="rows">
        <CellSection
          title={t('parts.bills')}
          section={section({ value: [t('parts.add'), t('parts.edit'), t('parts.remove')] })}
          cells={(names) => names.map((name) => ({ key: name, title: name, note: t('parts.add') }))}
          none={t('parts.state.empty')}
          most={2}
          more={(count) => `+${count}`}
        />
      </Shown>
      <Shown state="loading">
        <SectionCard title={t('parts.bills')} section={section({ status: 'loading' })}>
          {list}
        </SectionCard>
        <Loaded section={section({ status: 'loading' })} lines={2}>
          {list}
        </Loaded>
      </Shown>
      <Shown state="empty">
        <SectionCard title={t('parts.bills')} section={section({ value: [] })} empty={empty}>
          {list}
        </SectionCard>
      </Shown>
      <Shown state="failed">
        <SectionCard
          title={t('parts.bills')}
          section={
            isLoaded
              ? section({ value: [t('parts.record.retried')] })
              : section({ status: 'failed', error: offline, load: () => setLoaded(true) })
          }
        >
          {list}
        </SectionCard>
        <SectionError error={offline} onRetry={() => setLoaded(false)} />
      </Shown>
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { HOST_METHODS, type HostResult } from '#platform/host'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Card, PageFrame, SearchField, StateView } from '#ui/components'
import type { Picked } from '../demo/buildRequest'
import { ConformanceCard } from '../demo/ConformanceCard'
import { findIn } from '../demo/describeResult'
import { HostFacts } from '../demo/HostFacts'
import { InterruptedCalls } from '../demo/InterruptedCalls'
import { MethodCard } from '../demo/MethodCard'
import { useTexts } from '../plugin'
import { demo } from '../routes'
import './DevicePage.css'

const RecorderCard = lazy(() => import('../demo/RecorderCard'))

/** All host methods with parameters and results, and the conformance run on a real phone (/demo). */
export default function DevicePage() {
  const page = usePageNavigation(demo)
  const t = useTexts()
  const { find = '' } = useSearch(demo)
  const [picked, setPicked] = useState<Picked>({})
  usePageState('ready')

  const wanted = find.trim().toLowerCase()
  const methods = HOST_METHODS.filter((method) => method.toLowerCase().includes(wanted))
  const keep = (result: HostResult<unknown>) => setPicked((before) => ({ ...before, ...findIn(result).picked }))

  return (
    <PageFrame
      title={t('title.device')}
      top={
        <SearchField
          label={t('find')}
          placeholder={t('find')}
          value={find}
          onChange={(text) => page.setSearch({ find: text || undefined })}
        />
      }
    >
      <div className="device">
        {wanted ? null : (
          <>
            <HostFacts />
            <InterruptedCalls />
            <ConformanceCard />
            <Suspense
              fallback={
                <Card title={t('recorder')} pad>
                  <div className="device__recorder" />
                </Card>
              }
            >
              <RecorderCard />
            </Suspense>
          </>
        )}
        {methods.map((method) => (
          <MethodCard key={method} method={method} picked={picked} onDone={keep} />
        ))}
        {methods.length === 0 ? <StateView kind="empty" title={t('noMethod', { text: find })} /> : null}
      </div>
    </PageFrame>
  )
}

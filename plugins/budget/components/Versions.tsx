import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SectionCard } from '#kit/detail'
import { queryOf, type Resource, responseOf, useResource } from '#kit/records'
import { Button, CellList, InlineError, Sheet, SkeletonLines, usePageTools } from '#ui/components'
import { type Estimate, getVersion, type VersionHead } from '../api'
import { useTexts } from '../plugin'
import { print } from '../routes'
import { useBudgetWords } from './useBudgetWords'
import { VersionDifferences } from './VersionDifferences'

interface VersionsProps {
  readonly estimate: Estimate
  readonly section: Resource<readonly VersionHead[]>
}

/** The frozen versions of an estimate; one is compared with the present content, or with the version before it. */
export const Versions = observer(function Versions({ estimate, section }: VersionsProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const words = useBudgetWords()
  const [shown, setShown] = useState<number>()
  return (
    <>
      <SectionCard
        title={t('part.versions')}
        section={section}
        empty={(all) => (all.length === 0 ? t('version.none') : undefined)}
      >
        {(versions) => (
          <CellList
            cells={versions.map(({ no, at, by, note, total, irr }) => ({
              key: String(no),
              title: t('row.version', { no }),
              note: [say.name(by), say.moment(at), note].filter(Boolean).join(' · '),
              value: total === undefined ? '–' : `${say.money(total)} · ${words.irr(irr)}`,
              onPress: () => setShown(no),
            }))}
          />
        )}
      </SectionCard>
      {shown === undefined ? null : <Compared estimate={estimate} no={shown} onClose={() => setShown(undefined)} />}
    </>
  )
})

interface ComparedProps {
  readonly estimate: Estimate
  readonly no: number
  readonly onClose: () => void
}

const Compared = observer(function Compared({ estimate, no, onClose }: ComparedProps) {
  const t = useTexts()
  const { page } = usePageTools()
  const { value, status, load } = useResource(async (core, signal) => {
    const read = async (which: number) =>
      (await responseOf(core, queryOf(getVersion, { id: estimate.id, no: which }), { signal, background: true })).value
    const [version, previous] = await Promise.all([read(no), no > 1 ? read(no - 1) : undefined])
    return { content: version.content, previous: previous?.content }
  }, `${estimate.id} ${no}`)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('row.version', { no })}
      foot={
        <Button wide onPress={() => page.open(print, { id: estimate.id, version: no })}>
          {t('print.open')}
        </Button>
      }
    >
      {status === 'failed' ? <InlineError text={t('version.failed')} onRetry={() => void load()} /> : null}
      {value ? <VersionDifferences no={no} {...value} present={estimate.content} /> : null}
      {value || status === 'failed' ? null : <SkeletonLines />}
    </Sheet>
  )
})

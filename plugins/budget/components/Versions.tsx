import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SectionCard } from '#kit/detail'
import { queryOf, type Resource, responseOf, useResource } from '#kit/records'
import { CellList, InlineError, Segmented, Sheet, SkeletonLines, usePageTools } from '#ui/components'
import { type Estimate, getVersion, type VersionHead } from '../api'
import { useTexts } from '../plugin'
import { DifferenceCard } from './DifferenceCard'
import { useBudgetWords } from './useBudgetWords'

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
  const [against, setAgainst] = useState<'present' | 'previous'>(no > 1 ? 'previous' : 'present')
  const { value, status, load } = useResource(async (core, signal) => {
    const read = async (which: number) =>
      (await responseOf(core, queryOf(getVersion, { id: estimate.id, no: which }), { signal, background: true })).value
    const [version, previous] = await Promise.all([read(no), no > 1 ? read(no - 1) : undefined])
    return { version, previous }
  }, `${estimate.id} ${no}`)
  const content = value?.version.content
  const before = against === 'previous' ? value?.previous?.content : content
  const after = against === 'previous' ? content : estimate.content
  return (
    <Sheet open onClose={onClose} title={t('row.version', { no })}>
      <Segmented
        label={t('version.against')}
        hideLabel
        value={against}
        options={[
          ...(no > 1 ? [{ value: 'previous' as const, label: t('version.previous', { no: no - 1 }) }] : []),
          { value: 'present' as const, label: t('version.present') },
        ]}
        onChange={setAgainst}
      />
      {status === 'failed' ? <InlineError text={t('version.failed')} onRetry={() => void load()} /> : null}
      {before && after ? (
        <DifferenceCard before={before} after={after} />
      ) : status === 'failed' ? null : (
        <SkeletonLines />
      )}
    </Sheet>
  )
})

import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DetailScreen, recordData, SectionCard, useRecord } from '#kit/detail'
import { useMove } from '#kit/records'
import { useConfirm } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, CellList, Sheet, usePageTools } from '#ui/components'
import type { TemplateVersion } from '../api'
import { VersionDifferences } from '../components/VersionDifferences'
import { useTexts } from '../plugin'
import { restore, templates } from '../records'
import { templateHistory } from '../routes'

export const data = recordData(templates)

/** The versions of a template: what each changed, and going back to one (/templateHistory). */
export default observer(function TemplateHistory() {
  const { id } = useSearch(templateHistory)
  const t = useTexts()
  const { say } = usePageTools()
  const open = useRecord(templates, id)
  const [shown, setShown] = useState<TemplateVersion>()
  const versions = open.parts.versions.value ?? []
  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        parts={() => [
          {
            key: 'versions',
            body: (
              <SectionCard
                title={t('part.versions')}
                section={open.parts.versions}
                empty={(all) => (all.length === 0 ? t('version.none') : undefined)}
              >
                {(all) => (
                  <CellList
                    cells={all.map((version) => ({
                      key: String(version.no),
                      title: t('row.version', { no: version.no }),
                      note: [say.name(version.by), say.moment(version.at)].join(' · '),
                      onPress: () => setShown(version),
                    }))}
                  />
                )}
              </SectionCard>
            ),
          },
        ]}
      />
      {shown ? <VersionSheet id={id} version={shown} versions={versions} onClose={() => setShown(undefined)} /> : null}
    </>
  )
})

interface VersionSheetProps {
  readonly id: string
  readonly version: TemplateVersion
  readonly versions: readonly TemplateVersion[]
  readonly onClose: () => void
}

/** What a version changed, and restoring it as the latest one. */
const VersionSheet = observer(function VersionSheet({ id, version, versions, onClose }: VersionSheetProps) {
  const t = useTexts()
  const confirm = useConfirm()
  const move = useMove(restore, id)
  const { no, content } = version
  const previous = versions.find((each) => each.no === no - 1)
  const latest = versions[0]
  const goBack = async () => {
    const answer = await confirm({ title: t('template.restoreTitle', { no }), confirm: t('template.restore') })
    if (answer !== 'confirm') return
    onClose()
    await move.run({ no })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('row.version', { no })}
      foot={
        move.may && latest && no < latest.no ? (
          <Button variant="brand" wide busy={move.busy} onPress={goBack}>
            {t('template.restore')}
          </Button>
        ) : null
      }
    >
      <VersionDifferences
        no={no}
        content={content}
        previous={previous?.content}
        present={latest === version ? undefined : latest?.content}
      />
    </Sheet>
  )
})

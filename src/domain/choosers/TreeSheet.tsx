import { useState } from 'react'
import type { TreeItem } from '#domain/directory'
import { Button, Sheet } from '#ui/components'
import { type Awaited, Loaded } from './Loaded'
import { TreeField } from './TreeField'
import { useChooserTexts } from './texts'

export interface TreeSheetProps {
  readonly title: string
  readonly searchLabel?: string | undefined
  readonly items: Awaited<readonly TreeItem[]>
  readonly chosen: readonly string[]
  readonly onChoose: (codes: string[]) => void
  readonly onClose: () => void
}

/** Chooses several entries of a tree in a sheet, e.g. divisions to filter by; mounted while it is open. */
export function TreeSheet({ title, searchLabel, items, chosen, onChoose, onClose }: TreeSheetProps) {
  const t = useChooserTexts()
  const [codes, setCodes] = useState([...chosen])
  const apply = () => {
    onChoose(codes)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      foot={
        <Button variant="brand" onPress={apply}>
          {t('choosers.apply')}
        </Button>
      }
    >
      <Loaded items={items} small>
        {(all) => (
          <TreeField
            label={title}
            searchLabel={searchLabel}
            items={all as readonly TreeItem[]}
            chosen={codes}
            onChange={setCodes}
          />
        )}
      </Loaded>
    </Sheet>
  )
}

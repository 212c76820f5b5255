import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { Chooser, Search } from '#base/routes'
import type { TreeItem } from '#domain/directory'
import { type PageState, usePageNavigation, usePageState } from '#platform/navigation'
import { Button, PageFrame } from '#ui/components'
import { type Awaited, Loaded } from './Loaded'
import { TreeField, type TreeFieldProps } from './TreeField'
import { useChooserTexts } from './texts'

export interface TreeChooserProps<T extends TreeItem, V>
  extends Pick<TreeFieldProps<T>, 'most' | 'trail' | 'searchLabel'> {
  readonly chooser: Chooser<Search, V>
  readonly items: Awaited<readonly T[]>
  readonly title: string
  /** Codes from the chooser's address. */
  readonly chosen: readonly string[]
  readonly answer: (codes: readonly string[]) => NoInfer<V>
}

const stateOf = ({ value, status }: Awaited<readonly unknown[]>): PageState =>
  value !== undefined ? (value.length > 0 ? 'ready' : 'empty') : status === 'failed' ? 'error' : 'loading'

/** A page that chooses from a tree (kit 2.17); with `most` 1 a tap returns the choice. */
export const TreeChooser = observer(function TreeChooser<T extends TreeItem, V>(
  props: TreeChooserProps<T, V>,
): ReactNode {
  const { chooser, items, title, most, trail, searchLabel, answer } = props
  const page = usePageNavigation()
  const t = useChooserTexts()
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen)
  usePageState(stateOf(items))
  const choose = (codes: readonly string[]) => {
    setChosen(codes)
    if (most === 1) page.answer(chooser, answer(codes))
  }
  return (
    <PageFrame
      plain
      title={title}
      nav={
        most === 1
          ? undefined
          : {
              actions: (
                <Button variant="plain" size="small" onPress={() => setChosen([])}>
                  {t('choosers.reset')}
                </Button>
              ),
            }
      }
      bottomBar={
        most === 1 ? undefined : (
          <Button variant="brand" wide onPress={() => page.answer(chooser, answer(chosen))}>
            {t('choosers.apply')}
          </Button>
        )
      }
    >
      <Loaded items={items}>
        {(all) => (
          <TreeField
            label={title}
            searchLabel={searchLabel}
            items={all as readonly T[]}
            chosen={chosen}
            onChange={choose}
            most={most}
            trail={trail}
          />
        )}
      </Loaded>
    </PageFrame>
  )
})

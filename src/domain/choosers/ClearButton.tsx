import { Button } from '#ui/components'
import { useChooserTexts } from './texts'

/** Empties a field that may be empty. */
export function ClearButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const t = useChooserTexts()
  return (
    <Button variant="plain" size="small" onPress={onPress}>
      {t('choosers.clear')}
      <span className="visually-hidden"> {label}</span>
    </Button>
  )
}

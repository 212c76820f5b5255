import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { InlineError } from '#ui/components'
import { useMapTexts } from './texts'
import type { MapViewProps } from './types'

/** Whether the records of the map are loading or failed to load; the loaded ones stay in view. */
export function MapStatus({
  isLoading = false,
  error,
  onRetry,
}: Pick<MapViewProps, 'isLoading' | 'error' | 'onRetry'>) {
  const core = useCoreTexts()
  const t = useMapTexts()
  if (isLoading) return <p className="map__loading">{t('loading')}</p>
  if (error === undefined) return null
  return (
    <div className="map__error">
      <InlineError text={errorText(error, core)} onRetry={onRetry} />
    </div>
  )
}

import type { HostFile, HostPhoto } from '../calls'
import { imageType, pictureName } from '../engine/entities'
import { HOST_TEXTS, type HostResult, hostFailure } from '../HostResult'
import { type Choice, chooseFiles } from './chooseFiles'
import { freshGesture } from './gesture'
import { hold } from './held'
import type { WebSurroundings, WebWay } from './WebWay'

const IMAGES = 'image/*'

/** Section 5: images only, at most `maxCount` of them. */
export const pickPhoto: WebWay<'pickPhoto'> = ({ maxCount = 1 }, { signal }, surroundings) =>
  photos(surroundings, maxCount, { multiple: maxCount > 1, signal })

export const takePhoto: WebWay<'takePhoto'> = (_request, { signal }, surroundings) =>
  photos(surroundings, 1, { capture: 'environment', signal })

export const selectFile: WebWay<'selectFile'> = async ({ accept, multiple = false }, { signal }, surroundings) => {
  const chosen = await choose(surroundings, { accept, multiple, signal })
  if (!chosen.ok) return chosen
  const [first, ...others] = chosen.data.map(fileOf)
  if (!first) return hostFailure('no-file', HOST_TEXTS.noFile)
  return { ok: true, data: others.length > 0 ? { ...first, others } : first }
}

const fileOf = (file: File): HostFile => ({
  fileName: file.name,
  size: file.size,
  suffix: /\.(\w+)$/.exec(file.name)?.[1] ?? '',
  fileUrl: hold(file),
  file,
})

async function photos(
  surroundings: WebSurroundings,
  maxCount: number,
  choice: Choice,
): Promise<HostResult<readonly HostPhoto[]>> {
  const chosen = await choose(surroundings, { ...choice, accept: IMAGES })
  if (!chosen.ok) return chosen
  const pictures: HostPhoto[] = []
  for (const [index, chosenFile] of chosen.data.slice(0, maxCount).entries()) {
    // `accept` is only a hint: on a desktop the user can choose any file.
    const type = imageType(chosenFile.name, chosenFile.type)
    if (!type) return hostFailure('malformed', HOST_TEXTS.notAnImage, { native: chosenFile.name })
    const name = pictureName(index, type)
    const file = new File([chosenFile], name, { type })
    pictures.push({ path: hold(file), name, size: file.size, type, file })
  }
  return { ok: true, data: pictures }
}

async function choose(surroundings: WebSurroundings, choice: Choice) {
  return (await freshGesture('chooseFile', surroundings)) ?? chooseFiles(surroundings.view, choice)
}

export interface IconProps {
  /** Text of an SVG file of the icon set: `import Star from '@phosphor-icons/core/regular/star.svg'`. */
  readonly svg: string
  readonly className?: string | undefined
}

/** An icon as large as the letters around it, in their colour; a text beside it states its meaning. */
export function Icon({ svg, className }: IconProps) {
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'))
  return (
    <svg
      className={className}
      width="1em"
      height="1em"
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the icon set, fixed when the app is built
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

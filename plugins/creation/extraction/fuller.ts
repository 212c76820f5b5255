/** Which of two names of a person is the longer one; apart from the dictionaries, which load with the first note. */

/** Titles, Chinese; the longer first. */
export const TITLES =
  '副总经理|总经理|副总裁|总裁|副总监|总监|副经理|经理|副主任|主任|副厂长|厂长|副部长|部长|副科长|科长|副处长|处长|副所长|所长|副院长|院长|副校长|校长|园长|队长|站长|班长|组长|店长|行长|会长|董事长|董秘|主管|主席|书记|总工程师|工程师|总工|总助|教授|博士|医生|护士长|老师|先生|女士|小姐|太太|馆长|庄主|总厨|厨师长|店主|师傅|老板娘?|会计|秘书|助理|专员|村长|镇长|老总|采购员?|法人|总长|副总|课长|司长|局长|区长|关长|车间主任|师父'

/** Titles, English. */
export const ENGLISH_TITLES =
  'mr|mrs|ms|miss|mister|dr|doctor|prof|professor|engineer|manager|director|boss|chef|madam|mdm|captain|president|principal|dean|chairman|chairwoman|secretary|foreman|supervisor|uncle|auntie|aunty|aunt|headmaster'

const TITLE = new RegExp(`(?:${TITLES}|[总工董姐哥叔姨局处])$`)

const ENGLISH_TITLE = new RegExp(`^(?:${ENGLISH_TITLES})\\.?$`)

/** True if one is the longer form of the other: 李刚 of 李总, Helen Ng of Ms Ng. */
export function isFuller(long: string, short: string): boolean {
  if (/^[\u4e00-\u9fff]+$/.test(long))
    return (
      long.length >= 2 &&
      !TITLE.test(long) &&
      ((long[0] === short[0] && (TITLE.test(short) || /^.[生太嫂伯]$/.test(short))) ||
        (/^[老小]/.test(short) && long[0] === short[1]))
    )
  const [words, shortWords] = [long.toLowerCase().split(' '), short.toLowerCase().split(' ')]
  return words.length > 1 && ENGLISH_TITLE.test(shortWords[0] ?? '') && words.includes(shortWords[1] ?? '')
}

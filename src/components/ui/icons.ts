import arrowRightSvg from 'lucide-static/icons/arrow-right.svg?raw';
import banknoteSvg from 'lucide-static/icons/banknote.svg?raw';
import vanSvg from 'lucide-static/icons/bus.svg?raw';
import calendarSvg from 'lucide-static/icons/calendar-days.svg?raw';
import checkSvg from 'lucide-static/icons/check.svg?raw';
import chevronRightSvg from 'lucide-static/icons/chevron-right.svg?raw';
import clockSvg from 'lucide-static/icons/clock.svg?raw';
import compassSvg from 'lucide-static/icons/compass.svg?raw';
import documentSvg from 'lucide-static/icons/file-check.svg?raw';
import helpSvg from 'lucide-static/icons/headset.svg?raw';
import infoSvg from 'lucide-static/icons/info.svg?raw';
import mailSvg from 'lucide-static/icons/mail.svg?raw';
import mapSvg from 'lucide-static/icons/map.svg?raw';
import pinSvg from 'lucide-static/icons/map-pin.svg?raw';
import menuSvg from 'lucide-static/icons/menu.svg?raw';
import bubbleSvg from 'lucide-static/icons/message-circle.svg?raw';
import messageSvg from 'lucide-static/icons/message-square-text.svg?raw';
import routeSvg from 'lucide-static/icons/route.svg?raw';
import sailboatSvg from 'lucide-static/icons/sailboat.svg?raw';
import searchSvg from 'lucide-static/icons/search.svg?raw';
import shieldSvg from 'lucide-static/icons/shield-check.svg?raw';
import cartSvg from 'lucide-static/icons/shopping-cart.svg?raw';
import starSvg from 'lucide-static/icons/star.svg?raw';
import peopleSvg from 'lucide-static/icons/users.svg?raw';
import walletSvg from 'lucide-static/icons/wallet.svg?raw';
import wavesSvg from 'lucide-static/icons/waves.svg?raw';
import closeSvg from 'lucide-static/icons/x.svg?raw';

/**
 * Rounds to a tenth of a unit, a twelfth of a pixel. The decimal point remains where the next
 * number begins with one.
 */
function roundedToTenth(number: string): string {
  return Number(number).toFixed(1).replace(/^0/, '');
}

/** The content of an `<svg>` element, with consecutive paths merged to save bytes. */
function bodyOf(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=<path d="[^"]*)" \/> <path d="(?=M)/g, '')
    .replaceAll(' />', '/>')
    .replace(/\d*\.\d{2,}/g, roundedToTenth)
    .replace(/(?<![.\d])(\d*)\.0(?![.\d])/g, (_, whole) => whole || '0')
    .trim();
}

/**
 * A speech bubble with a path in it. The messengers' own logos are a tenth of a page's first round
 * trip.
 */
function bubbleWith(path: string): string {
  return `${bodyOf(bubbleSvg)}<path d="${path}"/>`;
}

/** A telephone receiver with straight edges, shorter than Lucide's own. */
const PHONE = '<path d="M22 16v4a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h4l1 5-2.5 2a14 14 0 0 0 6.5 6.5l2-2.5z"/>';

/** The drawings of every icon that the site uses. */
export const ICONS = {
  arrowRight: bodyOf(arrowRightSvg),
  banknote: bodyOf(banknoteSvg),
  calendar: bodyOf(calendarSvg),
  cart: bodyOf(cartSvg),
  check: bodyOf(checkSvg),
  chevronRight: bodyOf(chevronRightSvg),
  clock: bodyOf(clockSvg),
  close: bodyOf(closeSvg),
  compass: bodyOf(compassSvg),
  document: bodyOf(documentSvg),
  help: bodyOf(helpSvg),
  info: bodyOf(infoSvg),
  mail: bodyOf(mailSvg),
  map: bodyOf(mapSvg),
  menu: bodyOf(menuSvg),
  message: bodyOf(messageSvg),
  people: bodyOf(peopleSvg),
  phone: PHONE,
  pin: bodyOf(pinSvg),
  route: bodyOf(routeSvg),
  sailboat: bodyOf(sailboatSvg),
  search: bodyOf(searchSvg),
  shield: bodyOf(shieldSvg),
  star: bodyOf(starSvg),
  van: bodyOf(vanSvg),
  wallet: bodyOf(walletSvg),
  waves: bodyOf(wavesSvg),
  messenger: bubbleWith('m7.5 14 3-3.5 3 2.5 3-3.5'),
  whatsapp: bubbleWith('M9 8c-.6 4 2.9 7.6 7 7l.6-2-2-1-1.1 1a5 5 0 0 1-2.5-2.5l1-1.1-1-2z'),
} as const;

export type IconName = keyof typeof ICONS;

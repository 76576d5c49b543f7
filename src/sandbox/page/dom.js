/**
 * Builds an element. Children that are strings become text nodes, so nothing a person or a bot wrote is
 * ever read as HTML; null, undefined and false are left away.
 *
 * @param {string} tag
 * @param {Record<string, any>} [attributes] `class`, `data` (an object of data- attributes), `on` (listeners
 *   by event), `style` (custom properties), anything else as an attribute; true gives an empty one, false,
 *   null and undefined none.
 * @param {...any} children
 */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** As `h`, for SVG. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(element, { data = {}, on = {}, style = {}, ...attributes }, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && value !== undefined) element.dataset[name] = value;
  }
  for (const [name, value] of Object.entries(style)) {
    if (value !== null && value !== undefined) element.style.setProperty(name, value);
  }
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener);
  append(element, children);
  return element;
}

function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child !== null && child !== undefined && child !== false) element.append(child);
  }
}

/**
 * The address if a link may go there, null if not: http, https and discord only.
 *
 * @param {unknown} address
 * @returns {string | null}
 */
export function safeLink(address) {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return ['http:', 'https:', 'discord:'].includes(new URL(address).protocol) ? address : null;
}

/** The address if a picture may be loaded from there, null if not. */
export function safePicture(address) {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return ['http:', 'https:'].includes(new URL(address).protocol) ? address : null;
}

const ICONS = {
  hash: 'M9.500 3 8.700 8H4v2h4.400l-.8 4H3v2h4.300l-.8 5h2l.8-5h5l-.8 5h2l.8-5H21v-2h-4.400l.8-4H22V8h-4.300l.8-5h-2l-.8 5h-5l.8-5zm.9 7h5l-.8 4h-5z',
  thread:
    'M5 3h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 5v-5H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm2 4v2h10V7zm0 4v2h7v-2z',
  at: 'M12 2a10 10 0 1 0 6 18l-1.200-1.600A8 8 0 1 1 20 12v1.200a1.500 1.500 0 0 1-3 0V7.500h-2v.7A5 5 0 1 0 15.500 16 3.500 3.500 0 0 0 22 13.200V12A10 10 0 0 0 12 2zm0 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  chevron: 'M6.300 8.300 12 14l5.700-5.700 1.400 1.400L12 16.800 4.900 9.700z',
  menu: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
  lock: 'M12 1.500A5.500 5.500 0 0 0 6.500 7v3H5v11.500h14V10h-1.500V7A5.500 5.500 0 0 0 12 1.500zM8.500 7a3.500 3.500 0 0 1 7 0v3h-7z',
  close:
    'M18.400 4.200 12 10.600 5.600 4.200 4.200 5.600 10.600 12l-6.400 6.400 1.400 1.400L12 13.400l6.400 6.400 1.400-1.400L13.400 12l6.400-6.400z',
  eye: 'M12 5C7 5 3 8.500 1.500 12 3 15.500 7 19 12 19s9-3.500 10.500-7C21 8.500 17 5 12 5zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8zm0-6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  link: 'M5 5h6v2H7v10h10v-4h2v6H5zm9-2h7v7h-2V6.400l-8.300 8.300-1.400-1.400L17.600 5H14z',
  check: 'M9.500 16.200 4.800 11.500l-1.400 1.400 6.100 6.100L21 7.500 19.600 6z',
  file: 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4c0-1.100.9-2 2-2zm7 1.500V9h5.500z',
  slash: 'M15.800 3 6.200 21H8.500L18.100 3z',
  panes: 'M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm1 2v12h6V6zm8 0v12h6V6z',
  plug: 'M8 2h2v5h4V2h2v5h2v5a6 6 0 0 1-5 5.900V22h-2v-4.100A6 6 0 0 1 6 12V7h2z',
  letter:
    'M3 5h18a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm1.600 2L12 12.200 19.400 7z',
  down: 'M11 4h2v12.200l5.300-5.300 1.400 1.400L12 20l-7.700-7.700 1.400-1.400 5.300 5.300z',
  reply: 'M10 8V4l-7 7 7 7v-4c5 0 8.500 1.600 11 5-1-5-4-10-11-11z',
  more: 'M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
};

/** One of the page's own drawings, hidden from screen readers. */
export function icon(name, size = 20) {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, class: 'icon', 'aria-hidden': 'true' },
    svg('path', { fill: 'currentColor', d: ICONS[name] }),
  );
}

import { h, icon, safeLink, safePicture } from './dom.js';

const SMALL = { maxWidth: 400, maxHeight: 300 };

/** A picture in its own proportions, never larger than its bounds; its place is kept while it loads. */
export function picture({ url, width, height, description }, bounds = SMALL, spoiler = null) {
  const address = safePicture(url);
  if (address === null) return h('span', { class: 'picture-missing' }, 'No picture');
  const size = scaled(width, height, bounds);
  const image = h('img', {
    class: 'picture',
    src: address,
    alt: description ?? '',
    title: description ?? null,
    ...size,
    style: { 'max-width': `min(100%, ${bounds.maxWidth}px)`, 'max-height': `${bounds.maxHeight}px` },
  });
  if (spoiler) return covered(image, spoiler);
  return h(
    'a',
    {
      class: 'picture-link',
      href: address,
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': description ? null : 'Open the picture',
    },
    image,
  );
}

/** Something under a spoiler: blurred until it is pressed. */
export function covered(content, { isOpen, open }) {
  if (isOpen) return content;
  return h(
    'div',
    { class: 'covered' },
    h('div', { class: 'covered-content', inert: true }, content),
    h('button', { type: 'button', class: 'covered-button', on: { click: open } }, 'Spoiler'),
  );
}

function scaled(width, height, { maxWidth, maxHeight }) {
  if (!width || !height) return {};
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Files of a message: pictures side by side, anything else as a card to download. */
export function renderAttachments(attachments) {
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(isPicture);
  const others = attachments.filter((one) => !isPicture(one));
  return h(
    'div',
    { class: 'attachments' },
    pictures.length > 0 &&
      h(
        'div',
        { class: 'attachment-pictures' },
        pictures.map((one) =>
          picture(
            { ...one, description: one.description ?? one.filename },
            pictures.length > 1 ? { maxWidth: 270, maxHeight: 270 } : { maxWidth: 520, maxHeight: 350 },
          ),
        ),
      ),
    others.map((one) => fileCard({ name: one.filename, size: one.size, url: one.url })),
  );
}

const isPicture = ({ content_type: type, url }) =>
  /^image\/(png|jpeg|gif|webp|avif)/.test(type ?? '') && safePicture(url) !== null;

export function fileCard({ name, size, url }) {
  const address = safeLink(url);
  return h(
    'div',
    { class: 'file-card', data: { testid: 'file' } },
    icon('file', 32),
    h(
      'div',
      { class: 'file-text' },
      address
        ? h('a', { href: address, download: name, target: '_blank', rel: 'noopener noreferrer' }, name)
        : h('span', {}, name),
      h('div', { class: 'file-size' }, fileSize(size)),
    ),
  );
}

function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(2)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

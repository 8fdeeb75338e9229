/** Prefix of this site's caches. Caches of other programs on the same origin are not deleted. */
export const CACHE_PREFIX = 'site-';
/** Name of the cache of pages, up to its version. */
export const PAGES_PREFIX = `${CACHE_PREFIX}pages-`;
/** Path of the page for visitors without a connection. */
export const OFFLINE_PAGE = '/offline';

const FOLD_AFTER = 220;

export default function Review({ review }) {
  const { lang, author, revDate, reviewTitle, reviewContent, reviewRating } = review;
  return (
    <article className="review">
      <p className="review-stars" role="img" aria-label={`${reviewRating} of 5 stars`}>
        ★★★★★<span />
      </p>
      <h3 lang={lang}>{reviewTitle}</h3>
      {reviewContent.length > FOLD_AFTER ? (
        <details lang={lang}>
          <summary>
            <span className="review-cut">{reviewContent.slice(0, FOLD_AFTER)}… </span>
            <span className="review-more" lang="en">
              Show all
            </span>
          </summary>
          <p>{reviewContent}</p>
        </details>
      ) : (
        <p lang={lang}>{reviewContent}</p>
      )}
      <p className="soft small">
        <span lang={lang}>
          {author}, {revDate}
        </span>
        <span className="review-sample">Sample review</span>
      </p>
    </article>
  );
}

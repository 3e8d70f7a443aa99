"""What a training of Fertility plays: every variant, most often the usual game with two and with four players."""

from akhet.learn.curriculum import Curriculum, Variant

CURRICULUM = Curriculum(
    (Variant(2, share=4), Variant(2, {"variant": True}), Variant(3, share=2), Variant(4, share=3)),
    lead=0.5,
)
